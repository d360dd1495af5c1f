import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { expectFacts } from '@getaway/testing/expect-facts';
import { askedPayment } from './asked-payment.ts';
import { bookingOfNewGuest, inHours, paid, unpaid } from './booking-states.ts';
import { moneyOf, recordedFor } from './ledger-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

/** A sent email as it is stored and previewed: only the email itself has the link of the stay. */
const withoutLink = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\/stay\/[\w-]{43}/g, '/stay/yours').trim();

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

interface Preview {
  to: string;
  email: { subject: string; html: string; text: string } | null;
  whyNone: string | null;
}
const preview = (body: unknown) => service.staff.post<Preview>('/api/admin/emails/preview', body);
const known = async (booking: ReturnType<typeof bookingOfNewGuest>) => {
  await service.publishBooking(booking);
  await service.untilSent();
  return booking;
};

test('staff see the email of an act exactly as the guest then gets it, and nothing is sent', async () => {
  const reserved = await known(bookingOfNewGuest(unpaid()));
  const confirmed = paid(reserved);
  const { status, confirmedAt, entryCode, paymentDueAt } = confirmed;
  const { body } = await preview({
    kind: 'booking-confirmed',
    bookingId: reserved.entityId,
    changes: { status, confirmedAt, entryCode, paymentDueAt },
  });
  expect(service.catcher.emailsTo(reserved.email)).toHaveLength(1);
  await service.publishBooking(confirmed);
  await service.untilSent();
  await eventually(() => expect(service.catcher.emailsTo(reserved.email)).toHaveLength(2));
  const sent = service.catcher.emailsTo(reserved.email).at(-1);
  expect(body).toMatchObject({ to: reserved.email, whyNone: null, email: { subject: sent?.subject } });
  expect(body.email?.text.trim()).toBe(withoutLink(sent?.text));
});

test('an act that would send no email says why', async () => {
  const booking = await known(bookingOfNewGuest({ updatedAt: new Date().toISOString() }));
  const { body } = await preview({ kind: 'booking-changed', bookingId: booking.entityId });
  expect(body).toEqual({
    to: booking.email,
    email: null,
    whyNone: 'No changes since the guest’s last email',
  });
});

test('a change lists what the guest was emailed before and what is new', async () => {
  const booking = await known(bookingOfNewGuest({ updatedAt: new Date().toISOString() }));
  const changes = { numberOfGuests: 4 };
  const { body } = await preview({ kind: 'booking-changed', bookingId: booking.entityId, changes });
  expect(body.email?.subject).toContain('has changed');
  expect(body.email?.text).toContain('4');
});

test('an early check-in that staff add or remove is previewed', async () => {
  const booking = await known(bookingOfNewGuest({ opensAt: '12:00', updatedAt: new Date().toISOString() }));
  const textWith = async (opensAt: string | null) => {
    const changes = { numberOfGuests: 4, opensAt };
    return (await preview({ kind: 'booking-changed', bookingId: booking.entityId, changes })).body.email
      ?.text;
  };
  expect(await textWith('13:00')).toContain('Check-in: Wed, Jun 9, 2027 from 1:00 PM (early check-in)');
  expect(await textWith(null)).toContain('Check-in: Wed, Jun 9, 2027 from 4:00 PM (was');
});

test('a refund and a payment link are previewed with their amounts', async () => {
  const { entityId: bookingId, bookingReference } = await known(bookingOfNewGuest());
  const refund = await preview({ kind: 'refund-guest', bookingId, amount: '120.50' });
  expect(refund.body.email?.subject).toContain('$120.50');
  expect(refund.body.email?.text).toContain('We look forward to your stay.');
  expect(refund.body.email?.text).not.toContain('See available dates');
  const past = await known(bookingOfNewGuest({ status: 'completed' }));
  const afterStay = await preview({ kind: 'refund-guest', bookingId: past.entityId, amount: '120.50' });
  expect(afterStay.body.email?.text).toContain('See available dates');
  const payment = { ...askedPayment(), bookingReference };
  const link = await preview({ kind: 'payment-link', bookingId, payment });
  expectFacts(link.body.email?.text, [
    'Maya',
    '$512.50',
    '$500.00',
    '$12.50 card fee, including any tax',
    bookingReference,
    '/pay#',
  ]);
  expect(link.body.email?.text).not.toContain('holding your dates');
  const due = { ...payment, cardFee: '0.00', paymentDueAt: inHours(5) };
  const ofReservation = await preview({ kind: 'payment-link', bookingId, payment: due });
  expect(ofReservation.body.email?.text).toContain('holding your dates until');
  expect(ofReservation.body.email?.text).not.toContain('card fee');
});

test('a payment that staff record is previewed as the guest then gets it, and one that confirms the stay is not', async () => {
  const reserved = bookingOfNewGuest(unpaid());
  await known({ ...reserved, money: moneyOf(reserved, 1, { paid: '0.00' }) });
  const recorded = recordedFor(reserved, moneyOf(reserved, 2, { paid: '100.00' }));
  const { id: _id, ...entry } = recorded.entry;
  const { body } = await preview({ kind: 'payment-recorded', bookingId: reserved.entityId, entry });
  await service.publish('payment.recorded', recorded);
  await service.untilSent();
  await eventually(() => expect(service.catcher.emailsTo(reserved.email)).toHaveLength(2));
  const sent = service.catcher.emailsTo(reserved.email).find(({ subject }) => subject.includes('received'));
  expect(body.email?.subject).toBe(sent?.subject);
  expect(body.email?.text.trim()).toBe(withoutLink(sent?.text));
  const rest = { ...entry, amount: '514.18' };
  expect(
    (await preview({ kind: 'payment-recorded', bookingId: reserved.entityId, entry: rest })).body,
  ).toMatchObject({ email: null, whyNone: 'The confirmation tells the guest about it' });
});

test('a refund is previewed with what is left to pay after it', async () => {
  const booking = bookingOfNewGuest();
  const { entityId: bookingId, quote } = await known({
    ...booking,
    money: moneyOf(booking, 1, { paid: booking.quote.total }),
  });
  const left = '$120.50 is left to pay for your stay after this refund.';
  const byCard = await preview({ kind: 'refund-guest', bookingId, amount: '120.50' });
  const entry = { kind: 'refund', method: 'cash', amount: '-120.50', effectiveOn: '2027-05-03' };
  const inCash = await preview({ kind: 'payment-recorded', bookingId, entry });
  for (const { body } of [byCard, inCash]) expect(body.email?.text).toContain(left);
  const all = { kind: 'refund-guest', bookingId, amount: quote.total, reason: 'cancellation' };
  expect((await preview(all)).body.email?.text).not.toContain('left to pay');
});

test('an unknown booking is not found, and a change beyond the known fields is refused', async () => {
  expect((await preview({ kind: 'booking-cancelled', bookingId: 'nobody' })).status).toBe(404);
  const booking = await known(bookingOfNewGuest());
  const wrong = { kind: 'refund-guest', bookingId: booking.entityId, amount: 'lots' };
  expect((await preview(wrong)).status).toBe(400);
});
