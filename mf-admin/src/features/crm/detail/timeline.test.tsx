// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { GuestTimeline } from './timeline.tsx';

const entry = (kind: string, title: string) => ({
  kind,
  id: kind,
  at: '2026-11-20T15:00:00.000Z',
  title,
  detail: null,
  status: null,
});

cleanUpRenderedPages();

it('shows all kinds in their order, or one of them', async () => {
  const body = [entry('message', 'Message by admin: How to find us'), entry('note', 'Note by Admin')];
  await using api = await startPageApi(() => ({ status: 200, body }));
  render(
    <PageAt address="/admin/crm/guest-1" fetchIt={api.fetch}>
      <GuestTimeline guestId="guest-1" />
    </PageAt>,
  );
  expect(await screen.findByText('Message by admin: How to find us')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const kind = screen.getByRole('combobox', { name: 'Kind' });
  fireEvent.change(kind, { target: { value: 'note' } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Note by Admin'),
  ]);
  fireEvent.change(kind, { target: { value: 'booking' } });
  expect(screen.getByText('Nothing of this kind yet')).toBeTruthy();
});
