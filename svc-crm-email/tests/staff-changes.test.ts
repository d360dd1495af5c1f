import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { eventually } from '@getaway/testing/eventually';
import { bookingOfNewGuest } from './booking-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

const subjectsTo = (email: string) => service.catcher.emailsTo(email).map(({ subject }) => subject);
const guestOf = async (email: string) => {
  const answer = await service.asStaff(`/api/crm/guests?search=${encodeURIComponent(email)}`);
  const { guests: found } = (await answer.json()) as {
    guests: {
      totalStays: number;
      lifetimeValue: string;
      recentEntryCode: string | null;
      lastStayDate: string;
    }[];
  };
  return found[0];
};
const tombstoneOf = (booking: BookingState, revision: number) => ({
  entityId: booking.entityId,
  revision,
  bookingReference: booking.bookingReference,
  checkInDate: booking.checkInDate,
  checkOutDate: booking.checkOutDate,
  deletedAt: '2027-05-02T10:00:00.000Z',
});

describe('a booking that staff changed', () => {
  test('counts for its guest in its current state, and is completed with its money', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await service.untilHeard();
    const quote = { ...booking.quote, total: '700.00' };
    const moved = { ...booking, revision: 3, quote, checkInDate: calendarDate('2027-06-10') };
    await service.publish('booking.changed', moved);
    await service.publish('booking.completed', { ...moved, revision: 4, status: 'completed' });
    await service.untilSent();
    expect(await guestOf(booking.email)).toMatchObject({
      totalStays: 1,
      lifetimeValue: '700.00',
      lastStayDate: '2027-06-10',
    });
    expect(subjectsTo(booking.email)).toHaveLength(1);
  });

  test('moves to the guest whose address staff entered', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    const email = `other.${booking.email}`;
    await service.publish('booking.changed', { ...booking, revision: 3, email });
    await service.untilSent();
    expect(await guestOf(email)).toMatchObject({ totalStays: 1 });
    const { rows } = await service.database.query<{ stays: number }>(
      `SELECT count(b.*)::int AS stays FROM guests g LEFT JOIN guest_bookings b ON b.guest_id = g.id WHERE g.email = $1`,
      [booking.email],
    );
    expect(rows).toEqual([{ stays: 0 }]);
  });
});

describe('a confirmed booking that staff cancelled', () => {
  test('is emailed to its guest once, and again only after another confirmation', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await service.untilSent();
    const cancelled = { ...booking, revision: 3, status: 'cancelled' as const };
    await service.publishBooking(cancelled);
    await service.publishBooking(cancelled);
    await service.publish('booking.changed', { ...cancelled, revision: 4, guestName: 'Maya O.' });
    await service.untilSent();
    const told = [
      expect.stringContaining('is confirmed'),
      expect.stringContaining('is canceled'),
    ] as string[];
    await eventually(() => expect(subjectsTo(booking.email).sort()).toEqual([told[1], told[0]]));
    const message = service.catcher
      .emailsTo(booking.email)
      .find(({ subject }) => subject.includes('is canceled'));
    expect(message?.text).toContain('K7WQ2MHX');
    expect(message?.html).toContain('Wed, Jun 9 – Fri, Jun 11, 2027');
    expect(await guestOf(booking.email)).toMatchObject({ totalStays: 0, lifetimeValue: '0.00' });

    await service.publishBooking({ ...booking, revision: 5, confirmedAt: '2027-05-03T10:00:00.000Z' });
    await eventually(() => expect(subjectsTo(booking.email)).toHaveLength(3));
  });

  test('is not emailed to a guest who was never confirmed', async () => {
    const hold = bookingOfNewGuest({ status: 'cancelled', confirmedAt: null, entryCode: null });
    await service.publishBooking(hold);
    await service.untilSent();
    expect(subjectsTo(hold.email)).toEqual([]);
  });
});

describe('a deleted booking', () => {
  test('no longer counts, and an older state that arrives again does not restore it', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await service.untilSent();
    expect(subjectsTo(booking.email)).toHaveLength(1);
    await service.publish('booking.deleted', tombstoneOf(booking, 4));
    await service.untilHeard();
    await service.publish('booking.changed', { ...booking, revision: 3 });
    await service.publishBooking(booking);
    await service.untilSent();
    expect(await guestOf(booking.email)).toMatchObject({ totalStays: 0, recentEntryCode: null });
    expect(subjectsTo(booking.email).filter((subject) => subject.includes('is confirmed'))).toHaveLength(1);
    const { rows } = await service.database.query(
      'SELECT status, revision, state::text, guest_id FROM guest_bookings WHERE booking_id = $1',
      [booking.entityId],
    );
    expect(rows).toEqual([{ status: 'deleted', revision: 4, state: '{}', guest_id: null }]);
  });

  test('that was confirmed and upcoming is removed from its guest’s calendar, and the owner is emailed', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await service.untilSent();
    await service.publish('booking.deleted', tombstoneOf(booking, 4));
    await service.untilSent();
    const [, cancellation, ...others] = service.catcher.emailsTo(booking.email);
    expect(cancellation?.subject).toContain('is canceled');
    expect(others).toEqual([]);
    // The page of the stay is gone.
    expect(`${cancellation?.html} ${cancellation?.text}`).not.toContain('/stay/');
    const file = cancellation?.attachments[0]?.content ?? '';
    expect(file).toContain('METHOD:CANCEL');
    expect(file).toContain(`UID:${booking.entityId}@booking.getaway`);
    expect(file).toContain('SEQUENCE:4');
    const { rows } = await service.database.query(
      `SELECT message_key FROM email_sends WHERE booking_id = $1 AND kind = 'booking-owner' AND message_key LIKE '%:cancelled:%'`,
      [booking.entityId],
    );
    expect(rows).toHaveLength(1);
  });

  test('that was canceled before emails its guest only once', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await service.untilSent();
    await service.publishBooking({ ...booking, revision: 3, status: 'cancelled' });
    await service.untilHeard();
    await service.publish('booking.deleted', tombstoneOf(booking, 4));
    await service.untilSent();
    expect(subjectsTo(booking.email)).toHaveLength(2);
  });

  test('that was never announced, or is over, sends no email', async () => {
    const unheard = bookingOfNewGuest();
    await service.catcher.goAway();
    try {
      await service.publishBooking(unheard);
      await eventually(async () => {
        // An account fault releases the email, so no worker has it any more.
        const { rowCount } = await service.database.query(
          `UPDATE email_sends SET leased_until = NULL
           WHERE booking_id = $1 AND kind = 'booking-confirmed' AND error_message IS NOT NULL`,
          [unheard.entityId],
        );
        expect(rowCount).toBe(1);
      });
      await service.publish('booking.deleted', tombstoneOf(unheard, 4));
      await service.untilHeard();
    } finally {
      await service.catcher.comeBack();
      await service.database.query('UPDATE email_pauses SET next_probe_at = now()');
      await service.database.query('UPDATE email_sends SET leased_until = NULL');
    }
    const held = bookingOfNewGuest({ status: 'pending', confirmedAt: null, entryCode: null, revision: 1 });
    const over = bookingOfNewGuest({
      checkInDate: calendarDate('2020-06-09'),
      checkOutDate: calendarDate('2020-06-11'),
    });
    for (const booking of [held, over]) await service.publishBooking(booking);
    await service.untilHeard();
    for (const booking of [held, over]) await service.publish('booking.deleted', tombstoneOf(booking, 4));
    await service.untilSent();
    for (const { email } of [unheard, held, over]) expect(subjectsTo(email)).toEqual([]);
  });

  test('that was an announced reservation emails its guest that it was cancelled', async () => {
    const paymentDueAt = new Date(Date.now() + 86_400_000).toISOString();
    const reserved = bookingOfNewGuest({
      status: 'pending_payment',
      paymentMethod: 'alternative',
      confirmedAt: null,
      entryCode: null,
      paymentDueAt,
      revision: 1,
    });
    await service.publishBooking(reserved);
    await service.untilSent();
    const deletedAt = new Date().toISOString();
    await service.publish('booking.deleted', { ...tombstoneOf(reserved, 2), deletedAt });
    await service.untilSent();
    expect(subjectsTo(reserved.email)).toEqual([
      expect.any(String),
      expect.stringContaining('has been canceled'),
    ]);
    const [, released] = service.catcher.emailsTo(reserved.email);
    expect(`${released?.html} ${released?.text}`).not.toContain('/stay/');
  });

  test('that was deleted before its first event arrived creates no guest and no email', async () => {
    const booking = bookingOfNewGuest();
    await service.publish('booking.deleted', tombstoneOf(booking, 3));
    await service.untilHeard();
    await service.publishBooking(booking);
    await service.untilSent();
    expect(subjectsTo(booking.email)).toEqual([]);
    expect(await guestOf(booking.email)).toBeUndefined();
  });
});

test.each([
  ['cancellation', 'refunded for your canceled stay', 'Canceled stay refunded'],
  ['adjustment', 'refunded for your stay', 'Refund made'],
] as const)('a refund after a %s is emailed to guest and owner', async (reason, toGuest, toOwner) => {
  const booking = bookingOfNewGuest({ bookingReference: `REF${reason.slice(0, 5).toUpperCase()}` });
  const { entityId: bookingId, bookingReference, guestName, email } = booking;
  const refund = { entityId: randomUUID(), revision: 1, bookingId, bookingReference, guestName, email };
  await service.publish('payment.refunded', { ...refund, amount: '120.50', reason });
  await eventually(() => expect(subjectsTo(email)).toEqual([`$120.50 ${toGuest} (${bookingReference})`]));
  await eventually(() =>
    expect(subjectsTo('stay@lanternhollow.example')).toContain(`${toOwner}: ${bookingReference}, $120.50`),
  );
  const [message] = service.catcher.emailsTo(email);
  expect(message?.text).not.toContain('somebody else has them');
  expect(message?.text).toContain('$120.50');
});
