import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { expectFacts } from '@getaway/testing/expect-facts';
import { paid, unpaid } from './booking-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'owner@lanternhollow.example';
let bookings = 0;
function aBooking(different: Partial<BookingState> = {}): BookingState {
  bookings += 1;
  const bookingReference = `OWN${String(bookings).padStart(5, '2')}`;
  return bookingState({
    entityId: randomUUID(),
    bookingReference,
    email: `${bookingReference}@example.com`,
    ...different,
  });
}
const aReservation = (): BookingState => aBooking(unpaid());

describe('the owner', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startCrm({ OWNER_EMAIL: owner });
  });
  afterAll(() => service.stop());

  const toOwner = async (booking: BookingState, count: number) => {
    const about = () =>
      service.catcher.emailsTo(owner).filter(({ subject }) => subject.includes(booking.bookingReference));
    await eventually(() => expect(about()).toHaveLength(count));
    return about();
  };

  test('reads from when a guest with an early check-in may arrive', async () => {
    const booking = aBooking({ opensAt: '12:00' });
    await service.publishBooking(booking);
    const [email] = await toOwner(booking, 1);
    for (const body of [email?.html, email?.text])
      expectFacts(body, ['Check-in', 'from 12:00 PM (early check-in)']);
  });

  test('is emailed about a new booking once, with the key facts and a link to it', async () => {
    const booking = aBooking({ specialRequests: 'A late arrival' });
    await service.publishBooking(booking);
    await service.publishBooking(booking);
    await toOwner(booking, 1);
    const next = aBooking();
    await service.publishBooking(next);
    await toOwner(next, 1);
    const [email] = await toOwner(booking, 1);
    expect(email?.subject).toBe(
      `New booking: Maya Okafor, Wed, Jun 9 – Fri, Jun 11, 2027 (${booking.bookingReference})`,
    );
    expect(email?.headers['reply-to']).toContain(booking.email);
    for (const body of [email?.html, email?.text]) {
      expectFacts(body, [
        'Maya Okafor',
        'Wed, Jun 9 – Fri, Jun 11, 2027 (2 nights)',
        '4:00 PM',
        '$614.18, by card',
        'Anniversary',
        'A late arrival',
        booking.email,
        '404 555 0188',
        '481902. Set it on your lock before they arrive.',
        `/admin/bookings?search=${booking.bookingReference}`,
      ]);
    }
  });

  test('is emailed about a reservation and its payment', async () => {
    const booking = aReservation();
    await service.publishBooking(booking);
    const [reserved] = await toOwner(booking, 1);
    expect(reserved?.subject).toContain('New reservation, not paid yet');
    expect(reserved?.text).toContain('Pay by');
    expect(reserved?.text).not.toContain('Entry code');
    await service.publishBooking(paid(booking));
    const emails = await toOwner(booking, 2);
    expect(emails[1]?.subject).toBe(`Paid: Maya Okafor, $614.18 (${booking.bookingReference})`);
    expect(emails[1]?.text).toContain('Reservation paid: Maya Okafor');
    expect(emails[1]?.text).toContain('Entry code: 481902. Set it on your lock before they arrive.');
  });

  test('is not emailed a second new booking when a reservation is paid by card', async () => {
    const booking = aReservation();
    await service.publishBooking(booking);
    await toOwner(booking, 1);
    await service.publishBooking({ ...paid(booking), paymentMethod: 'card' });
    const [, second] = await toOwner(booking, 2);
    expect(second?.subject).toBe(`Paid: Maya Okafor, $614.18 (${booking.bookingReference})`);
    expect(second?.text).toContain('$614.18, by card');
  });

  test('is informed that nothing was paid when staff confirm an unpaid hold or reservation', async () => {
    const hold = aBooking({ amountDue: '614.18' });
    await service.publishBooking(hold);
    const [confirmed] = await toOwner(hold, 1);
    expect(confirmed?.subject).toContain('Booking confirmed, not paid yet');
    expect(confirmed?.text).toContain('Balance due: $614.18');
    const reservation = { ...aReservation(), amountDue: '614.18' };
    await service.publishBooking(reservation);
    await service.publishBooking(paid(reservation));
    const [, second] = await toOwner(reservation, 2);
    expect(second?.subject).toContain('Booking confirmed, not paid yet');
  });

  test('is informed of what is left to pay when staff confirm a booking that is paid in part', async () => {
    const booking = aBooking({ amountDue: '14.18' });
    await service.publishBooking(booking);
    const [confirmed] = await toOwner(booking, 1);
    expect(confirmed?.subject).toContain('Booking confirmed, partly paid');
    expect(confirmed?.text).toContain('Balance due: $14.18');
  });

  test('is emailed about a cancellation, and about a reservation that was not paid', async () => {
    const booking = aBooking();
    await service.publishBooking(booking);
    await service.publishBooking({ ...booking, revision: 3, status: 'cancelled' });
    await eventually(async () => {
      const subjects = (await toOwner(booking, 2)).map(({ subject }) => subject);
      expect(subjects.at(-1)).toContain('Booking canceled');
    });
    expect((await toOwner(booking, 2)).at(-1)?.text).not.toContain('Entry code');
    const unpaid = aReservation();
    await service.publishBooking(unpaid);
    await toOwner(unpaid, 1);
    const updatedAt = new Date().toISOString();
    await service.publishBooking({
      ...unpaid,
      revision: 2,
      status: 'cancelled',
      paymentDueAt: null,
      updatedAt,
    });
    expect((await toOwner(unpaid, 2))[1]?.subject).toContain('Reservation expired unpaid');
  });

  test('reads that staff canceled a reservation, also when they deleted it', async () => {
    const cancelled = aReservation();
    await service.publishBooking(cancelled);
    await toOwner(cancelled, 1);
    const updatedAt = new Date().toISOString();
    const ended = { ...cancelled, revision: 2, status: 'cancelled' as const, paymentDueAt: null, updatedAt };
    await service.publishBooking({ ...ended, endReason: 'staff' });
    const deleted = aReservation();
    await service.publishBooking(deleted);
    await toOwner(deleted, 1);
    await service.publish('booking.deleted', {
      entityId: deleted.entityId,
      revision: 2,
      bookingReference: deleted.bookingReference,
      checkInDate: deleted.checkInDate,
      checkOutDate: deleted.checkOutDate,
      deletedAt: updatedAt,
    });
    for (const booking of [cancelled, deleted]) {
      const [, email] = await toOwner(booking, 2);
      expect(email?.subject).toContain('Reservation canceled by staff: Maya Okafor');
      await eventually(() => {
        const [, toGuest] = service.catcher.emailsTo(booking.email);
        expect(toGuest?.subject).toContain('has been canceled');
        expect(toGuest?.text).toContain('We’ve canceled your unpaid reservation');
        expect(toGuest?.text).not.toContain('receive a payment');
      });
    }
  });

  test('reads that the guest canceled, and the guest that they did it themselves', async () => {
    const stay = aBooking();
    const reservation = aReservation();
    const updatedAt = new Date().toISOString();
    const cancel = async (booking: BookingState) => {
      await service.publishBooking(booking);
      await toOwner(booking, 1);
      await service.publishBooking({
        ...{ ...booking, revision: booking.revision + 1, status: 'cancelled', paymentDueAt: null, updatedAt },
        ...{ endReason: 'staff', endedBy: 'staff', endedByGuest: true },
      });
      const [, owner] = await toOwner(booking, 2);
      await eventually(() => expect(service.catcher.emailsTo(booking.email)).toHaveLength(2));
      const [, guest] = service.catcher.emailsTo(booking.email);
      return { owner, guest };
    };
    const ofStay = await cancel(stay);
    expect(ofStay.owner?.subject).toContain('Booking canceled by the guest: Maya Okafor');
    const ofReservation = await cancel(reservation);
    expect(ofReservation.owner?.subject).toContain('Reservation canceled by the guest: Maya Okafor');
    for (const part of ['html', 'text'] as const) {
      expect(ofStay.guest?.[part]).toMatch(/You canceled your 2 nights/);
      expect(ofStay.guest?.[part]).not.toMatch(/been canceled/);
      expect(ofReservation.guest?.[part]).toMatch(/You canceled\s+your unpaid reservation/);
      expect(ofReservation.guest?.[part]).not.toMatch(/[Ww]e.ve canceled/);
    }
  });

  test('reads what to return by hand when the guest canceled a stay that was not paid by card', async () => {
    const booking = aBooking({ paymentMethod: 'alternative' });
    await service.publishBooking(booking);
    await toOwner(booking, 1);
    await service.publishBooking({
      ...{ ...booking, revision: 3, status: 'cancelled', endReason: 'staff', endedByGuest: true },
      toReturn: { amount: '614.18', paidBy: ['venmo', 'cash'] },
    });
    const [, email] = await toOwner(booking, 2);
    for (const body of [email?.html, email?.text]) {
      expect(body?.replace(/\s+/g, ' ')).toContain(
        '$614.18, paid by Venmo and in cash. It doesn’t go back automatically: please return it',
      );
      expect(body).not.toContain('Balance due');
    }
  });

  test('is not emailed about a card hold', async () => {
    const hold = aBooking({ status: 'pending', confirmedAt: null, entryCode: null, revision: 1 });
    await service.publishBooking(hold);
    const next = aBooking();
    await service.publishBooking(next);
    await toOwner(next, 1);
    await toOwner(hold, 0);
  });
});

test('an owner who switched these emails off gets none', async () => {
  const service = await startCrm({ OWNER_EMAIL: owner, OWNER_BOOKING_EMAILS: 'off' });
  try {
    const booking = aBooking();
    await service.publishBooking(booking);
    await eventually(() => expect(service.catcher.emailsTo(booking.email)).toHaveLength(1));
    const { rows } = await service.database.query(`SELECT 1 FROM email_sends WHERE kind = 'booking-owner'`);
    expect(rows).toEqual([]);
  } finally {
    await service.stop();
  }
});

describe('the guest that a booking creates', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startCrm();
  });
  afterAll(() => service.stop());

  const guestOf = async (booking: BookingState) => {
    const { rows } = await service.database.query<{
      id: string;
      total_stays: number;
      last_contact_date: Date | null;
    }>('SELECT id, total_stays, last_contact_date FROM guests WHERE email = $1', [
      booking.email.toLowerCase(),
    ]);
    return rows[0];
  };

  test('exists from an unpaid reservation on, counts no stay yet, and has the emails assigned', async () => {
    const booking = aReservation();
    await service.publishBooking(booking);
    await eventually(() => expect(service.catcher.emailsTo(booking.email)).toHaveLength(1));
    const guest = await guestOf(booking);
    expect(guest).toMatchObject({ total_stays: 0 });
    const { rows } = await service.database.query<{ guest_id: string }>(
      `SELECT guest_id FROM email_sends WHERE booking_id = $1 AND kind <> 'booking-owner'`,
      [booking.entityId],
    );
    expect(new Set(rows.map(({ guest_id: id }) => id))).toEqual(new Set([guest?.id]));
    await service.publishBooking(paid(booking));
    await eventually(async () => expect(await guestOf(booking)).toMatchObject({ total_stays: 1 }));
  });

  test('is not created by an unpaid card hold', async () => {
    const hold = aBooking({ status: 'pending', confirmedAt: null, entryCode: null, revision: 1 });
    await service.publishBooking(hold);
    await service.publishBooking({ ...hold, revision: 2, status: 'cancelled' });
    const next = aReservation();
    await service.publishBooking(next);
    await eventually(async () => expect(await guestOf(next)).toBeDefined());
    expect(await guestOf(hold)).toBeUndefined();
  });

  test('was last in contact when they booked, or when the last email reached them', async () => {
    await service.catcher.goAway();
    const booking = aBooking({ createdAt: '2027-05-01T15:00:00.000Z' });
    await service.publishBooking(booking);
    await eventually(async () =>
      expect((await guestOf(booking))?.last_contact_date?.toISOString()).toBe(booking.createdAt),
    );
    await service.database.query(`UPDATE guests SET last_contact_date = '2020-01-01' WHERE email = $1`, [
      booking.email.toLowerCase(),
    ]);
    await service.catcher.comeBack();
    await eventually(async () =>
      expect((await guestOf(booking))?.last_contact_date?.getTime()).toBeGreaterThan(Date.now() - 60_000),
    );
  });
});
