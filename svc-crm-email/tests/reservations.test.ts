import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { eventually } from '@getaway/testing/eventually';
import { expectFacts } from '@getaway/testing/expect-facts';
import { bookingOfNewGuest, inHours, paid, unpaid } from './booking-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

const aReservation = (different: Partial<BookingState> = {}): BookingState =>
  bookingOfNewGuest({ ...unpaid(), ...different });
const ended = (booking: BookingState, revision = 2): BookingState => ({
  ...booking,
  revision,
  status: 'cancelled',
  paymentDueAt: null,
  updatedAt: new Date().toISOString(),
});

const subjectsFor = async (booking: BookingState, count: number) => {
  await eventually(() => expect(service.catcher.emailsTo(booking.email)).toHaveLength(count));
  return service.catcher.emailsTo(booking.email).map(({ subject }) => subject);
};
const remindersOf = async (booking: BookingState) =>
  (
    await service.database.query<{ status: string; hours: number }>(
      `SELECT status, extract(epoch FROM send_at - now())::float / 3600 AS hours FROM email_sends
       WHERE kind = 'payment-reminder' AND booking_id = $1 ORDER BY created_at`,
      [booking.entityId],
    )
  ).rows;
const letTwelveHoursPass = (booking: BookingState) =>
  service.database.query(
    `UPDATE email_sends SET send_at = now() WHERE kind = 'payment-reminder' AND booking_id = $1`,
    [booking.entityId],
  );

test('a guest is emailed at once how, how much and until when to pay', async () => {
  const booking = aReservation({ firstName: 'Maya', paymentDueAt: inHours(24) });
  const id = await service.publishBooking(booking);
  await service.publishBooking(booking, id);
  await service.publishBooking(booking);
  await service.untilSent();
  expect(await subjectsFor(booking, 1)).toEqual([expect.stringContaining('Your dates are held')]);
  const [email] = service.catcher.emailsTo(booking.email);
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(new Date(booking.paymentDueAt ?? ''));
  for (const body of [email?.html, email?.text]) {
    expectFacts(body, [
      'Maya',
      '@LanternHollow',
      '$LanternHollow',
      '$614.18',
      'K7WQ2MHX',
      day,
      'Wed, Jun 9 – Fri, Jun 11, 2027',
    ]);
    expect(body).not.toContain('481902');
  }
});

test('the payment contact that the guest named is emailed too', async () => {
  const contact = `partner${randomUUID()}@example.com`;
  const booking = aReservation({ paymentContact: { email: contact, phone: null } });
  await service.publishBooking(booking);
  await subjectsFor(booking, 1);
  await eventually(() => expect(service.catcher.emailsTo(contact)).toHaveLength(1));
});

test('a guest who has not paid after 12 hours is reminded once', async () => {
  const booking = aReservation();
  await service.publishBooking(booking);
  await subjectsFor(booking, 1);
  const [reminder] = await remindersOf(booking);
  expect(reminder).toMatchObject({ status: 'pending' });
  expect(reminder?.hours).toBeCloseTo(12, 1);
  await letTwelveHoursPass(booking);
  expect(await subjectsFor(booking, 2)).toContain('12 hours left to pay for your stay (K7WQ2MHX)');
});

test('a guest who has paid is sent the confirmation and no reminder', async () => {
  const booking = aReservation();
  await service.publishBooking(booking);
  await subjectsFor(booking, 1);
  await service.publishBooking(paid(booking));
  await service.untilSent();
  await letTwelveHoursPass(booking);
  await service.untilSent();
  expect((await subjectsFor(booking, 2)).at(-1)).toContain('is confirmed');
  expect((await remindersOf(booking)).map(({ status }) => status)).toEqual(['cancelled']);
});

test('a guest whose 24 hours have ended is emailed once, and gets no later reminder', async () => {
  const booking = aReservation();
  await service.publishBooking(booking);
  await subjectsFor(booking, 1);
  await service.publishBooking(ended(booking));
  await service.publishBooking(ended(booking, 3));
  await service.untilSent();
  await letTwelveHoursPass(booking);
  await service.untilSent();
  expect((await subjectsFor(booking, 2)).at(-1)).toBe('Your reservation has ended (K7WQ2MHX)');
});

test('a guest whose card payment goes back is not told that no payment came', async () => {
  const booking = aReservation();
  await service.publishBooking(booking);
  await subjectsFor(booking, 1);
  await service.publishBooking({ ...ended(booking), endReason: 'refunded' });
  await service.untilSent();
  await subjectsFor(booking, 1);
});

test('a guest with an extended deadline is emailed and reminded only before the new one', async () => {
  const booking = aReservation();
  await service.publishBooking(booking);
  await subjectsFor(booking, 1);
  await service.publishBooking({ ...booking, revision: 2, paymentDueAt: inHours(48) });
  await service.untilSent();
  await subjectsFor(booking, 2);
  const reminders = await remindersOf(booking);
  expect(reminders.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
  expect(reminders[1]?.hours).toBeCloseTo(36, 1);
});

test('events in the wrong order send a paid guest no request to pay', async () => {
  const booking = aReservation();
  await service.publishBooking(paid(booking));
  await service.untilHeard();
  await service.publishBooking(booking);
  await service.untilSent();
  expect(await subjectsFor(booking, 1)).toEqual([expect.stringContaining('is confirmed')]);
  expect(await remindersOf(booking)).toEqual([]);
});

test('neither an expired card hold nor old news from a rebuilt stream is emailed', async () => {
  const hold = aReservation({ paymentMethod: 'card', status: 'cancelled', paymentDueAt: null });
  const longAgo = ended(aReservation());
  const overdue = aReservation({ paymentDueAt: inHours(-1) });
  for (const state of [hold, { ...longAgo, updatedAt: inHours(-25) }, overdue])
    await service.publishBooking(state);
  await service.untilSent();
  for (const { email } of [hold, longAgo, overdue]) expect(service.catcher.emailsTo(email)).toEqual([]);
});
