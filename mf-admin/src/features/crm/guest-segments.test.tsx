// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { GuestSegment } from '@getaway/contracts/http/guest-segments';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { GuestListPage } from './guest-list.page.tsx';

cleanUpRenderedPages();

const at = '2026-11-29T10:00:00.000Z';
const nobody = {
  ...{ guests: [], totalCount: 0, hasMore: false },
  stats: { totalGuests: 0, recentContacts: 0, activeBookings: 0, emailSequences: 0 },
};

async function open(address: string, segments: GuestSegment[], isBroken = false) {
  const asked: string[] = [];
  const api = await startPageApi(({ method, path, body }) => {
    if (path.startsWith('/api/crm/guests?')) asked.push(path);
    if (!path.startsWith('/api/crm/guest-segments')) return { status: 200, body: nobody };
    if (isBroken) return { status: 500 };
    if (method === 'POST') {
      const segment = { id: '2', createdAt: at, ...(body as Pick<GuestSegment, 'name' | 'filters'>) };
      if (segments.some(({ name }) => name === segment.name))
        return {
          status: 409,
          body: {
            type: 'already-exists',
            title: 'Exists',
            status: 409,
            detail: 'Another segment has this name',
          },
        };
      segments.push(segment);
      return { status: 201, body: segment };
    }
    if (method === 'DELETE') {
      segments.length = 0;
      return { status: 204 };
    }
    return { status: 200, body: segments };
  });
  render(
    <PageAt address={address} fetchIt={api.fetch}>
      <GuestListPage />
    </PageAt>,
  );
  return { asked, segments, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

const loyal: GuestSegment = {
  id: '1',
  name: 'Loyal',
  filters: { minStays: '3', tags: 'vip' },
  createdAt: at,
};

it('saves the filters that are set under a name, and shows that they are chosen', async () => {
  await using opened = await open('/admin/crm?tags=vip&minStays=3&sortBy=stays', []);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as Segment' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Loyal');
  await userEvent.click(screen.getByRole('button', { name: 'Save Segment' }));
  const choice = await screen.findByLabelText<HTMLSelectElement>('Segment');
  expect(choice.selectedOptions[0]?.textContent).toBe('Loyal');
  expect(opened.segments).toMatchObject([{ name: 'Loyal', filters: { minStays: '3', tags: 'vip' } }]);
  expect(screen.queryByRole('button', { name: 'Save as Segment' })).toBeNull();
});

it('keeps what was typed where the name is taken, and says so at the field', async () => {
  await using _ = await open('/admin/crm?search=ada', [loyal]);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as Segment' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Loyal');
  await userEvent.click(screen.getByRole('button', { name: 'Save Segment' }));
  expect(
    await screen.findByText('Another segment has this name', { selector: '.ant-form-item-explain *' }),
  ).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Loyal');
});

it('narrows the list by a segment alone, unfolds its bounds, and deletes it', async () => {
  await using opened = await open('/admin/crm?search=ada', [loyal]);
  await userEvent.selectOptions(await screen.findByLabelText('Segment'), 'Loyal');
  await waitFor(() => expect(opened.asked.at(-1)).toMatch(/minStays=3&tags=vip/));
  expect(opened.asked.at(-1)).not.toContain('search=');
  expect(screen.getByLabelText<HTMLInputElement>('Stays, Min').value).toBe('3');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Segment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Save as Segment' })).toBeDefined();
  expect(opened.segments).toEqual([]);
});

it('leaves the list as it is where the segments can’t be loaded, and tries again', async () => {
  await using _ = await open('/admin/crm', [], true);
  expect(await screen.findByText(/Segments couldn’t be loaded/)).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Search guests' })).toBeDefined();
});
