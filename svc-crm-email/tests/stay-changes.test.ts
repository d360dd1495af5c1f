import ical from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { eventually } from '@getaway/testing/eventually';
import { expectFacts } from '@getaway/testing/expect-facts';
import { bookingOfNewGuest, unpaid } from './booking-states.ts';
import { moneyOf } from './ledger-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

const changeDelaySeconds = 60;

let service: RunningService;
let lateByMs = 0;
beforeAll(async () => {
  const environment = { CHANGE_EMAIL_DELAY_S: String(changeDelaySeconds) };
  service = await startCrm(environment, undefined, () => new Date(Date.now() + lateByMs));
});
afterAll(() => service.stop());

const aReservation = (): BookingState => bookingOfNewGuest(unpaid());
const moved = (booking: BookingState, different: Partial<BookingState> = {}): BookingState => ({
  ...booking,
  revision: booking.revision + 1,
  checkInDate: calendarDate('2027-06-16'),
  checkOutDate: calendarDate('2027-06-18'),
  ...different,
});
const costing = (booking: BookingState, total: string) => ({ quote: { ...booking.quote, total } });
const change = (state: BookingState) => service.publish('booking.changed', state);

const subjectsTo = (address: string) => service.catcher.emailsTo(address).map(({ subject }) => subject);
/** Lets the delay pass after every published event has been consumed. */
async function letChangeDelayPass(): Promise<void> {
  await service.untilHeard();
  lateByMs += (changeDelaySeconds + 1) * 1_000;
}
const emailsTo = async (address: string, count: number) => {
  await letChangeDelayPass();
  await eventually(() => expect(subjectsTo(address)).toHaveLength(count));
  return service.catcher.emailsTo(address);
};
/** Emails are paused until the next attempt with the account. */
const tryMailServer = () => service.database.query('UPDATE email_pauses SET next_probe_at = now()');
/** Waits until every earlier event has had its effect and no email about a booking is queued. */
async function settled(booking: BookingState): Promise<void> {
  await letChangeDelayPass();
  await eventually(async () => {
    const { rows } = await service.database.query(
      `SELECT kind FROM email_sends WHERE booking_id = $1 AND status = 'pending' AND kind <> 'payment-reminder'`,
      [booking.entityId],
    );
    expect(rows).toEqual([]);
  });
}

describe('the payment reminder', () => {
  test('asks for the amount and dates that the stay has when it is sent', async () => {
    const booking = aReservation();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    await change(moved(booking, costing(booking, '700.00')));
    await emailsTo(booking.email, 2);
    await service.database.query(
      `UPDATE email_sends SET send_at = now() WHERE kind = 'payment-reminder' AND booking_id = $1`,
      [booking.entityId],
    );
    // Any queued email wakes the worker.
    await service.publishBooking(bookingOfNewGuest());
    const reminder = (await emailsTo(booking.email, 3)).at(-1);
    for (const body of [reminder?.html, reminder?.text]) {
      expect(body).toContain('$700.00');
      expect(body).toContain('Wed, Jun 16 – Fri, Jun 18, 2027');
      expect(body).not.toContain('$614.18');
    }
  });
});

const eventIn = (email: Email | undefined) => {
  const content = email?.attachments[0]?.content ?? '';
  const event = Object.values(ical.sync.parseICS(content)).find((part) => part?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('no event attached');
  // Folded lines would hide words that a guest's calendar reads.
  return { event, text: content.replace(/\r\n[ \t]/g, '') };
};
type Email = Awaited<ReturnType<typeof emailsTo>>[number];

describe('a confirmed stay that staff move', () => {
  test('is emailed with the old and new values, and an invitation that moves the event', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    const [confirmation] = await emailsTo(booking.email, 1);
    const different = { checkInTime: '17:00', numberOfGuests: 3, ...costing(booking, '700.00') };
    const now = moved(booking, different);
    await change(now);
    const email = (await emailsTo(booking.email, 2)).at(-1);
    expect(email?.subject).toBe('Your stay at Lantern Hollow has changed (K7WQ2MHX)');
    for (const body of [email?.html, email?.text]) {
      expectFacts(body, [
        'Wed, Jun 9, 2027 from 4:00 PM',
        'Wed, Jun 16, 2027 at 5:00 PM',
        'Fri, Jun 11, 2027 at 11:00 AM',
        'Fri, Jun 18, 2027 at 11:00 AM',
        '2 guests',
        '3 guests',
        '$614.18',
        '$700.00',
      ]);
      expect(body).not.toMatch(/held until|@LanternHollow/);
    }
    const [before, after] = [eventIn(confirmation), eventIn(email)];
    expect(after.text).toContain('METHOD:REQUEST');
    expect(after.event).toMatchObject({ uid: before.event.uid, sequence: now.revision });
    expect(Number(after.event.sequence)).toBe(Number(before.event.sequence) + 1);
    expect(after.event.start.toISOString()).toBe('2027-06-16T21:00:00.000Z');
    expect(after.event.end?.toISOString()).toBe('2027-06-18T15:00:00.000Z');
  });

  test('reads from when on they may come once staff add an early check-in, and again once staff remove it', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    const addOns = [{ id: 'early', name: 'Early Check-in', price: '50.00' }];
    await change({ ...booking, revision: 3, opensAt: '12:00', quote: { ...booking.quote, addOns } });
    const added = (await emailsTo(booking.email, 2)).at(-1);
    for (const body of [added?.html, added?.text])
      expectFacts(body?.replaceAll(/\s+/g, ' '), [
        'Early Check-in',
        'Wed, Jun 9, 2027 from 12:00 PM (early check-in)',
        'was Wed, Jun 9, 2027 from 4:00 PM',
      ]);
    expect(eventIn(added).event.start.toISOString()).toBe('2027-06-09T16:00:00.000Z');
    await change({ ...booking, revision: 4 });
    const removed = (await emailsTo(booking.email, 3)).at(-1);
    for (const body of [removed?.html, removed?.text])
      expectFacts(body?.replaceAll(/\s+/g, ' '), [
        'Wed, Jun 9, 2027 from 4:00 PM',
        'was Wed, Jun 9, 2027 from 12:00 PM (early check-in)',
      ]);
    expect(eventIn(removed).event.start.toISOString()).toBe('2027-06-09T20:00:00.000Z');
  });

  test('reads which extras changed, the difference, and what is left to pay', async () => {
    const booking = bookingOfNewGuest();
    const known = { ...booking, money: moneyOf(booking, 1, { paid: booking.quote.total }) };
    await service.publishBooking(known);
    await emailsTo(booking.email, 1);
    const addOns = [{ id: 'picnic', name: 'Picnic', price: '80.00' }];
    const quote = { ...booking.quote, addOns, total: '699.78' };
    const amended = { ...known, revision: 3, amountDue: '85.60', quote };
    await change({ ...amended, money: moneyOf(amended, 2, { paid: booking.quote.total }) });
    const email = (await emailsTo(booking.email, 2)).at(-1);
    for (const body of [email?.html, email?.text].map((text) => text?.replace(/\s+/g, ' ')))
      expectFacts(body, [
        'Added',
        'Picnic',
        'We’ve updated your booking',
        'Your new total is $699.78, $85.60 more than before. You’ve paid $614.18. $85.60 is left to pay. You can pay',
      ]);
    expect(email?.text).toContain('Added: Picnic\n');
    for (const body of [email?.html, email?.text])
      expect(body?.indexOf('Your new total')).toBeLessThan(body?.indexOf('Your entry code') ?? 0);
  });

  test('reads that the total is the same when other dates cost as much, and what is still due of it', async () => {
    const booking = bookingOfNewGuest();
    const paid = { ...booking, money: moneyOf(booking, 1, { paid: booking.quote.total }) };
    await service.publishBooking(paid);
    await emailsTo(booking.email, 1);
    await change({ ...moved(paid, {}), money: moneyOf(paid, 2, { paid: booking.quote.total }) });
    const text = (await emailsTo(booking.email, 2)).at(-1)?.text?.replace(/\s+/g, ' ');
    expect(text).toContain(`Your total is still $${booking.quote.total}.`);
    expect(text).not.toMatch(/left to pay|still due/);
    const later = { ...moved(paid, { revision: 5, numberOfGuests: 4 }), amountDue: '100.00' };
    await change({ ...later, money: moneyOf(later, 3, { paid: '514.18' }) });
    const owing = (await emailsTo(booking.email, 3)).at(-1)?.text?.replace(/\s+/g, ' ');
    expect(owing).toContain(
      `Your total is still $${booking.quote.total}. $100.00 is still due. You can pay it`,
    );
  });

  test('reads what they have paid too much when their stay costs less, and that the house returns it', async () => {
    const booking = bookingOfNewGuest();
    const known = { ...booking, money: moneyOf(booking, 1, { paid: booking.quote.total }) };
    await service.publishBooking(known);
    await emailsTo(booking.email, 1);
    const cheaper = { ...known, revision: 3, ...costing(booking, '514.18') };
    await change({ ...cheaper, money: moneyOf(cheaper, 2, { paid: booking.quote.total }) });
    const text = (await emailsTo(booking.email, 2)).at(-1)?.text?.replace(/\s+/g, ' ');
    expect(text).toContain('Your new total is $514.18, $100.00 less than before. You’ve paid $614.18.');
    expect(text).toContain('That’s $100.00 more than the new total. We’ll be in touch to return it.');
  });

  test('reads that extras were removed, and the occasion and requests that changed as well', async () => {
    const addOns = [{ id: 'picnic', name: 'Picnic', price: '80.00' }];
    const booking = bookingOfNewGuest();
    await service.publishBooking({ ...booking, quote: { ...booking.quote, addOns } });
    await emailsTo(booking.email, 1);
    const details = { occasion: 'date-night', specialRequests: 'A late\narrival' } as const;
    await change({ ...booking, revision: 3, ...details });
    const text = (await emailsTo(booking.email, 2)).at(-1)?.text;
    expectFacts(text, [
      'Removed: Picnic\n',
      'Occasion: Date night (was Anniversary)',
      'Requests: A late arrival (was none)',
    ]);
    expect(text).not.toContain('Extras');
  });

  test('is addressed as who changed it when that was its guest, also after they paid the difference', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    const now = moved(booking, { ...costing(booking, '700.00'), changedByGuest: true });
    await change(now);
    const { changedByGuest: _guest, ...later } = { ...now, revision: now.revision + 1, amountDue: '0.00' };
    await change({ ...later, money: moneyOf(later, 2, { paid: '700.00' }) });
    const email = (await emailsTo(booking.email, 2)).at(-1);
    for (const body of [email?.html, email?.text].map((text) => text?.replace(/\s+/g, ' '))) {
      expect(body).toContain('You’ve changed your stay at Lantern Hollow');
      expect(body).not.toContain('We’ve updated');
      expect(body).toContain('You’ve paid $700.00. Nothing is left to pay.');
    }
    await change({ ...later, revision: later.revision + 1, numberOfGuests: 4 });
    expect((await emailsTo(booking.email, 3)).at(-1)?.text).toContain('We’ve updated your booking');
  });

  test('is not sent to pay by card where staff may have been paid in cash', async () => {
    const booking = bookingOfNewGuest({ paymentMethod: 'manual', amountDue: undefined });
    await service.publishBooking({ ...booking, money: moneyOf(booking, 1, { paid: '0.00' }) });
    await emailsTo(booking.email, 1);
    const amended = { ...booking, revision: 3, quote: { ...booking.quote, total: '699.78' } };
    await change({ ...amended, money: moneyOf(amended, 2, { paid: '0.00' }) });
    const text = (await emailsTo(booking.email, 2)).at(-1)?.text;
    expect(text).toContain('$699.78 is left to pay. You’re arranging payment with us directly.');
    expect(text).not.toContain('by card');
  });

  test('gets one email for several edits in a row, comparing the first state with the last', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    const first = moved(booking, { checkOutDate: calendarDate('2027-06-20') });
    const last = { ...first, revision: 4, checkOutDate: calendarDate('2027-06-19') };
    await change(first);
    await change(last);
    await settled(booking);
    const [, email, ...others] = service.catcher.emailsTo(booking.email);
    expect(others).toEqual([]);
    expect(email?.text).toContain('Sat, Jun 19, 2027');
    expect(email?.text).toContain('was Fri, Jun 11, 2027');
    expect(email?.text).not.toContain('June 20');
  });

  test('has the email about the first edit listed as replaced by the one about the second', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    await change(moved(booking));
    await service.untilHeard();
    await change(moved(booking, { revision: booking.revision + 2, numberOfGuests: 4 }));
    await service.untilHeard();
    const list = await service.asStaff(`/api/admin/email-sends?bookingId=${booking.entityId}`);
    const sends = (await list.json()) as EmailSend[];
    const changes = sends.filter(({ template }) => template.name === 'Booking changed');
    expect(changes.map(({ status, isReplaced }) => `${status}, ${isReplaced}`).toSorted()).toEqual([
      'cancelled, true',
      'pending, undefined',
    ]);
  });

  test('gets no email for a change that is undone', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    await change(moved(booking));
    await change({ ...booking, revision: 4 });
    await settled(booking);
    expect(subjectsTo(booking.email)).toHaveLength(1);
  });

  test('gets one email when the event comes twice and an older one after it', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    const first = moved(booking);
    const second = moved(booking, { revision: 4, numberOfGuests: 4 });
    await change(second);
    await change(second);
    await change(first);
    await settled(booking);
    await change(second);
    await settled(booking);
    expect(subjectsTo(booking.email)).toHaveLength(2);
    expect(service.catcher.emailsTo(booking.email).at(-1)?.text).toContain('4 guests');
  });

  test('gets no email when only its notes change', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    await change({ ...booking, revision: 3, specialRequests: 'Late arrival' });
    await settled(booking);
    expect(subjectsTo(booking.email)).toHaveLength(1);
  });

  test('is emailed in its current state, and not as a change, when the confirmation was still queued', async () => {
    const booking = bookingOfNewGuest();
    await service.catcher.goAway();
    await service.publishBooking(booking);
    await change(moved(booking));
    await eventually(async () => {
      const { rows } = await service.database.query(
        `SELECT 1 FROM email_sends WHERE booking_id = $1 AND kind = 'booking-changed'`,
        [booking.entityId],
      );
      expect(rows).toHaveLength(1);
    });
    await service.catcher.comeBack();
    await tryMailServer();
    await settled(booking);
    const emails = service.catcher.emailsTo(booking.email);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Your stay at Lantern Hollow is confirmed (K7WQ2MHX)',
    ]);
    expect(emails[0]?.text).toContain('June 16, 2027');
    expect(eventIn(emails[0]).event.start.toISOString()).toBe('2027-06-16T20:00:00.000Z');
  });
});

test('a reservation that staff move is emailed with the new amount and deadline, and without an invitation', async () => {
  const booking = aReservation();
  await service.publishBooking(booking);
  await emailsTo(booking.email, 1);
  await change(moved(booking, costing(booking, '700.00')));
  const email = (await emailsTo(booking.email, 2)).at(-1);
  for (const body of [email?.html, email?.text]) {
    expect(body).toContain('$700.00');
    expect(body).toContain('@LanternHollow');
    expect(body).not.toMatch(/entry code|invitation/);
  }
  expect(email?.attachments).toEqual([]);
});

describe('an address that staff correct', () => {
  test('is sent the confirmation with the entry code, and the old one gets nothing more', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    const corrected = moved(booking, { email: `right-${booking.email}` });
    await change(corrected);
    const [confirmation] = await emailsTo(corrected.email, 1);
    expect(confirmation?.subject).toContain('is confirmed');
    expect(confirmation?.text).toContain('481902');
    expect(confirmation?.text).toContain('June 16, 2027');
    await settled(booking);
    expect(subjectsTo(corrected.email)).toHaveLength(1);
    expect(subjectsTo(booking.email)).toHaveLength(1);
  });

  test('is sent the confirmation when the old address was permanently refused', async () => {
    const booking = bookingOfNewGuest();
    service.catcher.refusals.set(booking.email, '5.1.1 no such mailbox');
    await service.publishBooking(booking);
    await eventually(async () => {
      const { rows } = await service.database.query(
        `SELECT 1 FROM email_sends WHERE booking_id = $1 AND attempts > 0`,
        [booking.entityId],
      );
      expect(rows).toHaveLength(1);
    });
    const corrected = { ...booking, revision: 3, email: `right-${booking.email}` };
    await change(corrected);
    await emailsTo(corrected.email, 1);
    await settled(booking);
    expect(subjectsTo(corrected.email)).toHaveLength(1);
  });

  test('of a reservation is sent the payment details', async () => {
    const booking = aReservation();
    await service.publishBooking(booking);
    await emailsTo(booking.email, 1);
    const corrected = { ...booking, revision: 2, email: `right-${booking.email}` };
    await change(corrected);
    const [email] = await emailsTo(corrected.email, 1);
    expect(email?.text).toContain('@LanternHollow');
  });
});

test('a cancellation removes the event from the calendar and says nothing about the entry code', async () => {
  const booking = bookingOfNewGuest();
  await service.publishBooking(booking);
  const [confirmation] = await emailsTo(booking.email, 1);
  await service.publishBooking({ ...booking, revision: 3, status: 'cancelled' });
  const email = (await emailsTo(booking.email, 2)).at(-1);
  const cancelled = eventIn(email);
  expect(cancelled.text).toContain('METHOD:CANCEL');
  expect(cancelled.event).toMatchObject({
    uid: eventIn(confirmation).event.uid,
    status: 'CANCELLED',
    sequence: 3,
  });
  for (const body of [email?.html, email?.text]) expect(body).not.toMatch(/code|door/);
});

test('a stay that was confirmed by an older version is compared with the copy before the change', async () => {
  const booking = bookingOfNewGuest();
  await service.publishBooking(booking);
  await emailsTo(booking.email, 1);
  await service.database.query('UPDATE guest_bookings SET announced = NULL WHERE booking_id = $1', [
    booking.entityId,
  ]);
  await change(moved(booking));
  const email = (await emailsTo(booking.email, 2)).at(-1);
  expect(email?.text).toContain('was Wed, Jun 9, 2027');
});

test('an email about a stay of $0 says that nothing is owed, and not that it was paid', async () => {
  const booking = bookingOfNewGuest(costing(bookingOfNewGuest(), '0.00'));
  await service.publishBooking(booking);
  const [email] = await emailsTo(booking.email, 1);
  for (const body of [email?.html, email?.text]) {
    expect(body).toContain('You owe nothing');
    expect(body).not.toMatch(/\bpaid\b/i);
  }
});

test('the cancellation policy of a Valentine’s stay is a natural sentence', async () => {
  const booking = bookingOfNewGuest({
    checkInDate: calendarDate('2027-02-13'),
    checkOutDate: calendarDate('2027-02-15'),
    cancellationNoticeHours: 168,
    createdAt: '2027-01-05T15:00:00.000Z',
  });
  await service.publishBooking(booking);
  const [email] = await emailsTo(booking.email, 1);
  expect(email?.text).toContain(
    'Your stay includes a Valentine’s night. Cancel at least 7 days before check-in, until Sat, Feb 6 at 4:00 PM EST, for a full refund.',
  );
});

describe('a confirmation that waits while the email account is broken', () => {
  test('reaches its guest once, even if the booking is republished and edited meanwhile', async () => {
    const booking = bookingOfNewGuest();
    await service.catcher.goAway();
    await service.publishBooking(booking);
    await change({ ...booking, revision: booking.revision + 1, specialRequests: 'A late arrival.' });
    await eventually(async () => {
      const { rows } = await service.database.query<{ notes: string | null }>(
        `SELECT state->>'specialRequests' AS notes FROM guest_bookings WHERE booking_id = $1`,
        [booking.entityId],
      );
      expect(rows).toEqual([{ notes: 'A late arrival.' }]);
    });
    await service.catcher.comeBack();
    await tryMailServer();
    const [confirmation, ...others] = await eventually(() => {
      const emails = service.catcher.emailsTo(booking.email);
      expect(emails.length).toBeGreaterThan(0);
      return emails;
    });
    expect(confirmation?.subject).toContain('is confirmed');
    expect(others).toEqual([]);
  });
});
