import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const delaySeconds = 60;
const minuteMs = 60_000;

let service: RunningService;
let laterByMs = 0;
beforeAll(async () => {
  const environment = { LATE_EVENT_EMAIL_DELAY_S: String(delaySeconds) };
  service = await startCrm(environment, undefined, () => new Date(Date.now() + laterByMs));
});
afterAll(() => service.stop());

const aBooking = (name: string): BookingState =>
  bookingState({ entityId: randomUUID(), email: `${name}@example.com` });
/** The stay as staff have corrected it since. */
const corrected = (booking: BookingState): BookingState => ({
  ...booking,
  revision: booking.revision + 1,
  email: `right.${booking.email}`,
  checkInDate: calendarDate('2027-06-16'),
  checkOutDate: calendarDate('2027-06-18'),
});
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

async function expectOnlyTheRightOne(booking: BookingState): Promise<void> {
  const { email } = corrected(booking);
  const [confirmation, ...others] = await eventually(() => {
    const emails = service.catcher.emailsTo(email);
    expect(emails.length).toBeGreaterThan(0);
    return emails;
  });
  expect(confirmation?.subject).toContain('is confirmed');
  expect(confirmation?.text).toContain('June 16, 2027');
  expect(others).toEqual([]);
  expect(service.catcher.emailsTo(booking.email)).toEqual([]);
}

test('a confirmation consumed late waits for the correction that follows', async () => {
  const booking = aBooking('late');
  await service.publish('booking.confirmed', booking, undefined, inMinutes(-10));
  const fresh = aBooking('fresh');
  await service.publish('booking.confirmed', fresh, undefined, inMinutes(10));
  await eventually(() => expect(service.catcher.emailsTo(fresh.email)).toHaveLength(1));
  await service.publish('booking.changed', corrected(booking), undefined, inMinutes(-9));
  await service.untilHeard();
  laterByMs += (delaySeconds + 1) * 1_000;
  await service.untilSent();
  await expectOnlyTheRightOne(booking);
});

test('a late confirmation with no correction is sent after the wait', async () => {
  const booking = aBooking('alone');
  await service.publish('booking.confirmed', booking, undefined, inMinutes(-10));
  await service.untilHeard();
  expect(service.catcher.emailsTo(booking.email)).toEqual([]);
  laterByMs += (delaySeconds + 1) * 1_000;
  await service.untilSent();
  expect(service.catcher.emailsTo(booking.email)).toHaveLength(1);
});

test('a confirmation that waited while the service was stopped is sent with the current stay', async () => {
  const booking = aBooking('stopped');
  await service.catcher.goAway();
  await service.publish('booking.confirmed', booking, undefined, inMinutes(10));
  await eventually(async () => {
    const { rows } = await service.database.query(
      'SELECT 1 FROM email_sends WHERE to_address = $1 AND error_message IS NOT NULL',
      [booking.email],
    );
    expect(rows).toHaveLength(1);
  });
  await service.whileStopped(async () => {
    await service.publish('booking.changed', corrected(booking), undefined, inMinutes(10));
    await service.catcher.comeBack();
    await service.database.query('DELETE FROM email_pauses');
    await service.database.query('UPDATE email_sends SET leased_until = NULL');
  });
  await service.untilSent();
  await expectOnlyTheRightOne(booking);
});
