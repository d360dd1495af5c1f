// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { noticeKinds, type NoticeSettings } from '@getaway/contracts/http/owner-notices';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { hourInWords } from './notice-words.ts';
import { NoticesTab } from './notices-tab.tsx';

const settings: NoticeSettings = {
  kinds: Object.fromEntries(noticeKinds.map((kind) => [kind, 'at-once'])) as NoticeSettings['kinds'],
  digest: { interval: 'daily', hour: 8 },
};

/** Keeps what was saved last. */
function serve(): Promise<PageApi> {
  let kept = settings;
  return startPageApi(({ method, body }) => {
    if (method === 'PUT') kept = body as NoticeSettings;
    return { status: 200, body: { ...kept, ownerEmail: 'owner@house.example.com' } };
  });
}

function open(api: PageApi): void {
  render(
    <PageAt address="/admin/inbox?tab=notices" fetchIt={api.fetch}>
      <NoticesTab />
    </PageAt>,
  );
}

cleanUpRenderedPages();

it('saves for each kind whether the owner is emailed at once, in the digest, or never', async () => {
  await using api = await serve();
  open(api);
  await userEvent.selectOptions(await screen.findByLabelText('New booking'), 'In the digest');
  await userEvent.selectOptions(screen.getByLabelText('Cancellation'), 'Off');
  await userEvent.selectOptions(screen.getByLabelText(/^At/), '6:00 PM');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Notices saved')).toBeTruthy();
  expect(api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    {
      kinds: { ...settings.kinds, booking: 'digest', cancellation: 'off' },
      digest: { interval: 'daily', hour: 18 },
    },
  ]);
});

it('asks for the hour of a daily digest only, and says where the emails go', async () => {
  await using api = await serve();
  open(api);
  await userEvent.selectOptions(await screen.findByLabelText('Sent'), 'Every hour');
  await waitFor(() => expect(screen.queryByLabelText(/^At/)).toBeNull());
  expect(screen.getByText(/owner@house\.example\.com/)).toBeTruthy();
});

it('says so when the notices cannot be loaded', async () => {
  await using api = await startPageApi(() => ({ status: 503, body: {} }));
  open(api);
  expect(await screen.findByText('Couldn’t load the notices')).toBeTruthy();
});

it.each([
  [0, '12:00 AM'],
  [11, '11:00 AM'],
  [12, '12:00 PM'],
  [23, '11:00 PM'],
])('writes hour %s as %s', (hour, words) => {
  expect(hourInWords(hour)).toBe(words);
});
