// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { SequenceDialog } from './sequence-dialog.tsx';

cleanUpRenderedPages();

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

const opened: EmailSequence = {
  ...{ id: 's', name: 'Welcome', description: null, sequenceKey: 'welcome', isActive: false, version: 'v1' },
  ...{ triggerType: 'days_before_checkin', triggerValue: 3, createdAt: '2027-01-01T00:00:00Z' },
  ...{ templates: [], templatesCount: 0 },
};
const theirs: EmailSequence = {
  ...opened,
  triggerValue: 7,
  description: 'From the other tab',
  version: 'v2',
};

it('keeps what was typed when somebody else saved the sequence first, and saves it on top of theirs', async () => {
  await using api = await startPageApi(({ method, path, body }) => {
    if (method === 'POST')
      return { status: 200, body: { token: 't', now: 0, nextSevenDays: 0, later: 0, recipients: [] } };
    if (method === 'GET') return { status: 200, body: [theirs] };
    if (path !== '/api/admin/email-sequences/s') return { status: 404 };
    const { version } = body as { version: string };
    return version === 'v2'
      ? { status: 200, body: { ...theirs, name: 'Mine', version: 'v3' } }
      : {
          status: 409,
          body: { type: 'changed-meanwhile', title: 'Changed', status: 409, detail: 'Changed' },
        };
  });
  const dialog = { open: true, subject: opened, round: 1, show: () => undefined, close: () => undefined };
  render(
    <PageAt address="/admin/emails" fetchIt={api.fetch}>
      <SequenceDialog dialog={dialog} />
    </PageAt>,
  );
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Now in the form from them: Description, Trigger.')).toBeTruthy();
  expect(name.value).toBe('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Email sequence updated successfully');
  const saves = api.requests.filter(({ method }) => method === 'PUT');
  expect(saves.map(({ body }) => body)).toMatchObject([
    { name: 'Mine', triggerValue: 3, version: 'v1' },
    { name: 'Mine', triggerValue: 7, description: 'From the other tab', version: 'v2' },
  ]);
});
