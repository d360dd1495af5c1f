// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { readEmailSetup, type EmailSetup } from '@getaway/contracts/http/email-setup';
import { catcher } from '@getaway/testing/new-site';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { BookingEmails } from './booking-emails.tsx';

const email = (id: string, changes: Partial<EmailSend>): EmailSend => ({
  id,
  template: { id: null, name: 'Booking changed' },
  guest: { id: 'guest-1', firstName: 'Ida', lastName: 'Lovelace', email: 'ida@guests.example.com' },
  ...{ sequenceId: null, stepNumber: null, bookingId: 'booking-1', subject: 'Your stay has changed' },
  ...{ status: 'sent', isMarketing: false, scheduledAt: '2027-01-02T17:00:00.000Z' },
  ...{ sentAt: null, attempts: 0, errorMessage: null },
  ...changes,
});

const answering =
  (emails: EmailSend[], mode: EmailSetup['mode'] = 'server') =>
  ({ path }: { path: string }) => ({
    status: 200,
    body: path === readEmailSetup.path ? { ...catcher, mode } : emails,
  });

cleanUpRenderedPages();

it.each([
  ['catcher', true],
  ['server', false],
] as const)('with a %s, says that emails don’t leave the site: %s', async (mode, isSaid) => {
  await using api = await startPageApi(answering([email('sent', {})], mode));
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <BookingEmails bookingId="booking-1" />
    </PageAt>,
  );
  await screen.findByText('Sent');
  await waitFor(() => expect(api.requests.some(({ path }) => path === readEmailSetup.path)).toBe(true));
  if (isSaid) await screen.findByText(/Emails don’t reach anybody yet/);
  else expect(screen.queryByText(/Emails don’t reach anybody yet/)).toBeNull();
});

it('says of an email that a newer one replaced that nothing is wrong, and offers nothing to do', async () => {
  const emails = [
    email('newer', { sentAt: '2027-01-02T17:05:00.000Z' }),
    email('older', { status: 'cancelled', isReplaced: true }),
    email('called-off', { status: 'cancelled' }),
  ];
  await using api = await startPageApi(answering(emails));
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <BookingEmails bookingId="booking-1" />
    </PageAt>,
  );
  await screen.findByText('Replaced');
  const [newer, older, calledOff] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(newer?.getByText('Sent')).toBeTruthy();
  expect(older?.getByText('Replaced')).toBeTruthy();
  expect(older?.getByText(/A newer email took its place before it was sent/)).toBeTruthy();
  expect(older?.queryByRole('button')).toBeNull();
  expect(calledOff?.getByText('Canceled')).toBeTruthy();
  expect(calledOff?.getByRole('button', { name: /Send Now/ })).toBeTruthy();
});

it('offers no email of a sequence about a stay that is canceled', async () => {
  const emails = [
    email('called-off', { status: 'cancelled', isStayEnded: true }),
    email('guide', { sentAt: '2027-01-02T17:05:00.000Z', isStayEnded: true }),
  ];
  await using api = await startPageApi(answering(emails));
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <BookingEmails bookingId="booking-1" />
    </PageAt>,
  );
  await screen.findByText('Canceled');
  expect(screen.queryByRole('button')).toBeNull();
});

it('lists planned emails, next first, then the others, newest first', async () => {
  const named = (name: string, changes: Partial<EmailSend>) =>
    email(name, { template: { id: null, name }, ...changes });
  const emails = [
    named('Changed', { sentAt: '2027-01-05T17:00:00.000Z' }),
    named('Called off', { status: 'cancelled', scheduledAt: '2027-01-20T17:00:00.000Z' }),
    named('Guide', { status: 'pending', scheduledAt: '2027-02-01T17:00:00.000Z' }),
    named('Confirmed', { sentAt: '2027-01-02T17:00:00.000Z' }),
    named('Plan', { status: 'pending', scheduledAt: '2027-01-08T17:00:00.000Z' }),
  ];
  await using api = await startPageApi(answering(emails));
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <BookingEmails bookingId="booking-1" />
    </PageAt>,
  );
  await screen.findByText('Guide');
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
  expect(names).toEqual(['Plan', 'Guide', 'Called off', 'Changed', 'Confirmed']);
});
