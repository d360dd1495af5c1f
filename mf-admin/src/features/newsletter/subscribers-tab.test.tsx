// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { SubscribersTab } from './subscribers-tab.tsx';

const subscriber = (firstName: string, day: string): NewsletterSubscriber => ({
  ...{ id: firstName, firstName, lastName: 'Quinn', email: `${firstName}@guests.example.com` },
  ...{ promoCode: null, campaignName: 'website', emailSent: false, emailSentAt: null, isActive: true },
  subscribedAt: `${day}T12:00:00.000Z`,
});

cleanUpRenderedPages();

it('sorts its cards on a phone by each column of the table, and keeps that in the address', async () => {
  const listener = vi.fn<() => void>();
  const phone = { matches: true, addEventListener: listener, removeEventListener: listener };
  vi.stubGlobal('matchMedia', () => phone);
  await using api = await startPageApi(() => ({ status: 200, body: { confirmsSignups: false } }));
  const data = [subscriber('Mara', '2027-01-02'), subscriber('Ada', '2027-01-01')];
  render(
    <PageAt address="/admin/newsletter?page=1" fetchIt={api.fetch}>
      <SubscribersTab state={{ status: 'ready', data }} />
    </PageAt>,
  );
  const names = (): (string | undefined)[] =>
    screen.getAllByRole('listitem').map((card) => /Mara|Ada/.exec(card.textContent ?? '')?.[0]);
  expect(names()).toEqual(['Mara', 'Ada']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  expect(names()).toEqual(['Ada', 'Mara']);
  expect(document.querySelector('output')?.textContent).toBe('?sortBy=name&sortOrder=asc');
  await userEvent.click(screen.getByRole('button', { name: 'Sort order: ascending' }));
  expect(names()).toEqual(['Mara', 'Ada']);
});
