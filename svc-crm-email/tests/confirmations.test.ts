import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { bookingOfNewGuest } from './booking-states.ts';
import { moneyOf } from './ledger-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

const emailsFor = (booking: BookingState) => service.catcher.emailsTo(booking.email);
const emailFor = (booking: BookingState) =>
  eventually(() => {
    const [email] = emailsFor(booking);
    if (!email) throw new Error('no email yet');
    return email;
  });

describe('a confirmed booking', () => {
  test('is emailed to its guest, with all details for the arrival', async () => {
    const booking = bookingOfNewGuest({ firstName: 'Maya' });
    await service.publishBooking(booking);
    const email = await emailFor(booking);

    expect(email.subject).toBe('Your stay at Lantern Hollow is confirmed (K7WQ2MHX)');
    expect(email.from).toBe('stay@lanternhollow.example');
    for (const body of [email.html, email.text]) {
      for (const fact of [
        'Maya',
        'Wednesday',
        'June 9, 2027',
        '4:00 PM',
        'Friday',
        'June 11, 2027',
        '11:00 AM',
        '2 guests',
        'K7WQ2MHX',
        '481902',
        'Cleaning fee',
        '$160.00',
        'Card fee',
        '$14.00',
        'Tax 7%',
        '$40.18',
        '$614.18',
        '48 hours',
        '+1 404 555 0137',
        'Keep this email: it has everything you need for your arrival.',
      ]) {
        expect(body.replace(/\s+/g, ' ')).toContain(fact);
      }
    }
    expect(email.attachments).toMatchObject([
      { filename: 'stay-K7WQ2MHX.ics', contentType: 'text/calendar' },
    ]);
  });

  test('of one night counts none, and names a rate only if it is a special one', async () => {
    const booking = bookingOfNewGuest({ checkOutDate: calendarDate('2027-06-10') });
    const [night] = booking.quote.nights;
    if (!night) throw new Error('no night');
    const nights = [
      { ...night, date: calendarDate('2027-06-09'), label: 'Weekday' },
      { ...night, date: calendarDate('2028-02-14'), label: 'Weekday, Valentine’s Day' },
    ];
    await service.publishBooking({ ...booking, quote: { ...booking.quote, nights } });
    const { text } = await emailFor(booking);
    expect(text).toContain('Your night at Lantern Hollow is booked');
    expect(text).toContain('Wed, Jun 9: $');
    expect(text).toContain('Mon, Feb 14 · Valentine’s Day: $');
  });

  test('states only its own check-in time', async () => {
    const usual = bookingOfNewGuest();
    const earlier = bookingOfNewGuest({ checkInTime: '13:00' });
    await service.publishBooking(usual);
    await service.publishBooking(earlier);
    expect((await emailFor(usual)).text).toContain('usually from 4:00 PM');
    const email = await emailFor(earlier);
    for (const body of [email.html, email.text]) {
      expect(body).toContain('1:00 PM');
      expect(body).not.toContain('4:00 PM');
    }
  });

  test.each([
    ['16:00', 'from 12:00 PM (early check-in)', '20270609T160000Z'],
    ['12:00', 'at 12:00 PM (early check-in)', '20270609T160000Z'],
    ['14:00', 'at 2:00 PM (early check-in from 12:00 PM)', '20270609T180000Z'],
    ['18:00', 'at 6:00 PM (early check-in from 12:00 PM)', '20270609T220000Z'],
  ])('at %s with an early check-in is %s, also in its invitation', async (checkInTime, words, start) => {
    const booking = bookingOfNewGuest({ checkInTime, opensAt: '12:00' });
    await service.publishBooking(booking);
    const email = await emailFor(booking);
    for (const body of [email.html, email.text]) {
      expect(body.replaceAll(/\s+/g, ' ')).toContain(words);
      expect(body).not.toContain('usually from 4:00 PM');
    }
    expect(email.attachments[0]?.content).toContain(`DTSTART:${start}`);
  });

  test('is called paid only if its money came, and otherwise shows the amount due', async () => {
    const paid = bookingOfNewGuest();
    const unpaid = bookingOfNewGuest({ amountDue: '614.18' });
    const ofStaff = bookingOfNewGuest({ paymentMethod: 'manual', amountDue: undefined });
    for (const booking of [paid, unpaid, ofStaff]) await service.publishBooking(booking);
    const claims = ['booked and paid', 'What you paid for', 'WHAT YOU PAID FOR'];
    const bodiesOf = async (booking: BookingState): Promise<string[]> => {
      const { html, text } = await emailFor(booking);
      return [html, text].map((body) => body.replaceAll(/\s+/g, ' '));
    };
    for (const body of await bodiesOf(paid)) {
      expect(claims.some((claim) => body.includes(claim))).toBe(true);
      expect(body).not.toContain('due');
    }
    for (const body of await bodiesOf(unpaid)) {
      for (const claim of claims) expect(body).not.toContain(claim);
      expect(body).toContain('is still due. You can pay it by card on your stay’s page.');
      expect(body).toMatch(/Amount due:? ?(<[^$]*)?\$614\.18/);
    }
    for (const body of await bodiesOf(ofStaff))
      for (const claim of [...claims, 'still due', 'Amount due']) expect(body).not.toContain(claim);
  });

  test('of a phone call says what is still due by the ledger, and how to pay it', async () => {
    const phoned = bookingOfNewGuest({ paymentMethod: 'manual', amountDue: undefined });
    const unpaid = { ...phoned, money: moneyOf(phoned, 1, { paid: '0.00' }) };
    const other = bookingOfNewGuest({ paymentMethod: 'manual', amountDue: undefined });
    const partPaid = { ...other, money: moneyOf(other, 1, { paid: '100.00' }) };
    for (const booking of [unpaid, partPaid]) await service.publishBooking(booking);
    for (const [booking, due] of [
      [unpaid, '$614.18'],
      [partPaid, '$514.18'],
    ] as const) {
      const { text } = await emailFor(booking);
      expect(text).toContain(`${due} is still due. You’re arranging payment with us directly.`);
      expect(text).toContain(`Amount due: ${due}`);
    }
  });

  test('is emailed once, however often the event arrives and however many replicas there are', async () => {
    const booking = bookingOfNewGuest();
    const id = await service.publishBooking(booking);
    await service.publishBooking(booking, id);
    await service.publishBooking(booking);
    await service.publishBooking({ ...booking, revision: 3 });
    await service.untilSent();
    expect(emailsFor(booking)).toHaveLength(1);
  });

  test('is not emailed when a newer state says that it was cancelled', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking({ ...booking, revision: 5, status: 'cancelled' });
    await service.untilHeard();
    await service.publishBooking(booking);
    await service.untilSent();
    await eventually(() =>
      expect(emailsFor(booking).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('is canceled'),
      ]),
    );
  });

  test('is not emailed when the stay is over, as when copies are rebuilt from the stream', async () => {
    const booking = bookingOfNewGuest({
      checkInDate: bookingState().checkInDate.replace('2027', '2020') as BookingState['checkInDate'],
      checkOutDate: bookingState().checkOutDate.replace('2027', '2020') as BookingState['checkOutDate'],
    });
    await service.publishBooking(booking);
    await service.untilSent();
    expect(emailsFor(booking)).toHaveLength(0);
  });

  test('cannot inject markup or headers into an email through names', async () => {
    const booking = bookingOfNewGuest({
      firstName: '<img src=x onerror=alert(1)>',
      guestName: '{{ property.email }}\r\nBcc: everybody@example.com',
      quote: {
        ...bookingState().quote,
        addOns: [{ id: 'a', name: '<script>Massage</script>', price: '0.00' }],
      },
    });
    await service.publishBooking(booking);
    const email = await emailFor(booking);
    expect(email.html).not.toMatch(/fonts\.googleapis|@import/);
    expect(email.html).not.toMatch(/<img src=x|<script>/);
    expect(email.html).toContain('&lt;script&gt;Massage&lt;/script&gt;');
    expect(Object.keys(email.headers).map((name) => name.toLowerCase())).not.toContain('bcc');
    expect(service.catcher.emailsTo('everybody@example.com')).toEqual([]);
  });
});

describe('an unpaid hold', () => {
  test('creates no guest and no email', async () => {
    const hold = bookingOfNewGuest({ status: 'pending', confirmedAt: null, entryCode: null, revision: 1 });
    await service.publishBooking(hold);
    await service.untilSent();
    expect(emailsFor(hold)).toEqual([]);
    const { rows } = await service.database.query('SELECT 1 FROM guests WHERE email = $1', [hold.email]);
    expect(rows).toEqual([]);
  });
});

describe('an unavailable mail server', () => {
  test('gets the email once it is back, once, and no attempt is lost', async () => {
    await service.catcher.goAway();
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    const waiting = await eventually(async () => {
      const { rows } = await service.database.query<{ status: string; attempts: number }>(
        'SELECT status, attempts FROM email_sends WHERE to_address = $1 AND error_message IS NOT NULL',
        [booking.email],
      );
      expect(rows).toHaveLength(1);
      return rows[0];
    });
    expect(waiting).toEqual({ status: 'pending', attempts: 0 });
    await service.catcher.comeBack();
    await eventually(() => expect(emailsFor(booking)).toHaveLength(1));
    await service.untilSent();
    expect(emailsFor(booking)).toHaveLength(1);
  });
});

describe('a worker that crashed while sending an email', () => {
  test('is replaced when its lease has expired, and the email keeps its Message-ID', async () => {
    const booking = bookingOfNewGuest();
    await service.publishBooking(booking);
    const first = await emailFor(booking);
    await eventually(async () => {
      const { rows } = await service.database.query<{ status: string }>(
        'SELECT status FROM email_sends WHERE to_address = $1',
        [booking.email],
      );
      expect(rows).toEqual([{ status: 'sent' }]);
    });
    // Simulates a crash between the mail server's acceptance and our own commit.
    await service.database.query(
      `UPDATE email_sends SET status = 'pending', sent_at = NULL, provider_message_id = NULL,
         leased_until = now() + interval '800 milliseconds' WHERE to_address = $1`,
      [booking.email],
    );
    await service.database.query('UPDATE guest_bookings SET announced = NULL WHERE booking_id = $1', [
      booking.entityId,
    ]);
    const repeated = await eventually(() => {
      expect(emailsFor(booking)).toHaveLength(2);
      return emailsFor(booking)[1];
    });
    expect(repeated?.headers['message-id']).toBe(first.headers['message-id']);
    expect(first.headers['message-id']).toMatch(/^<[\w-]+@lanternhollow\.example>$/);
  });
});

const lateRefundOf = (booking: BookingState, refund: { amount: string; cause?: string }) => ({
  entityId: randomUUID(),
  revision: 1,
  bookingId: booking.entityId,
  bookingReference: booking.bookingReference,
  guestName: booking.guestName,
  email: booking.email,
  reason: 'late-payment',
  ...refund,
});

test('a refunded late payment is emailed to guest and owner, once each', async () => {
  const booking = bookingOfNewGuest({ status: 'cancelled', confirmedAt: null });
  await service.publishBooking(booking);
  await service.untilSent();
  const refund = lateRefundOf(booking, { amount: '614.18' });
  await service.publish('payment.refunded', refund);
  await service.publish('payment.refunded', refund);
  const guest = await emailFor(booking);
  expect(guest.subject).toContain('$614.18 refunded');
  expect(guest.text).toContain('Dates: Wed, Jun 9 – Fri, Jun 11, 2027');
  await eventually(() => {
    const toOwner = service.catcher
      .emailsTo('stay@lanternhollow.example')
      .filter(({ subject }) => subject.startsWith('Late payment refunded'));
    expect(toOwner).toHaveLength(1);
    expect(toOwner[0]?.headers['reply-to']).toBe(booking.email);
  });
  await service.untilSent();
  expect(emailsFor(booking)).toHaveLength(1);
});

test.each([
  ['nights-taken', '101.01', 'another guest booked these dates first', 'another guest', /late|hold/i],
  ['other-amount', '202.02', 'the amount didn’t match', 'amount', /late|hold|another guest/i],
  ['hold-ended', '303.03', 'your payment arrived too late', 'after your hold ended', /another guest/i],
] as const)(
  'a payment that is refunded because of %s is explained to guest and owner',
  async (cause, amount, subject, word, untrue) => {
    const booking = bookingOfNewGuest({ status: 'cancelled', confirmedAt: null });
    await service.publishBooking(booking);
    await service.publish('payment.refunded', lateRefundOf(booking, { amount, cause }));
    const guest = await emailFor(booking);
    expect(guest.subject).toContain(`$${amount} refunded: ${subject}`);
    const text = guest.text.replace(/\s+/g, ' ');
    expect(text).toContain(word);
    expect(text).toContain('We’ve refunded you in full');
    expect(`${guest.subject} ${text}`).not.toMatch(untrue);
    const toOwner = await eventually(() => {
      const [email] = service.catcher
        .emailsTo('stay@lanternhollow.example')
        .filter(({ subject: line }) => line.includes(`$${amount}`));
      if (!email) throw new Error('the owner has no email yet');
      return email;
    });
    expect(toOwner.text.replace(/\s+/g, ' ')).toContain('refunded in full');
    expect(toOwner.text).not.toMatch(cause === 'hold-ended' ? /amount paid/ : /hold/);
  },
);

test('the metrics count the sent emails, and none is due', async () => {
  await service.untilSent();
  const text = await eventually(async () => {
    const answer = await (await fetch(`${service.internalOrigin}/metrics`)).text();
    expect(answer).toMatch(/^getaway_mails_due\{.*\} 0$/m);
    return answer;
  });
  expect(text).toMatch(/^getaway_mails_total\{outcome="sent",.*\} [1-9]/m);
  expect(text).toMatch(/^getaway_consumer_pending\{consumer="svc-crm-email-bookings"/m);
});
