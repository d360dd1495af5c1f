import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { MoneyState } from '@getaway/contracts/events/money';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { createLogger } from '@getaway/service-kit/logger';
import { eventually } from '@getaway/testing/eventually';
import { expectFacts } from '@getaway/testing/expect-facts';
import { fillMoney } from '../src/bookings-copy/fill-money.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { bookingOfNewGuest, unpaid } from './booking-states.ts';
import { moneyOf, recordedFor } from './ledger-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
let database: Database;
beforeAll(async () => {
  service = await startCrm({ OWNER_BOOKING_EMAILS: 'off' });
  const logger = createLogger({ part: 'test', level: 'silent' });
  database = openDatabase(service.databaseUrl, (error) => logger.warn({ err: error }, 'lost'), 60_000);
});
afterAll(async () => {
  await database.close();
  await service.stop();
});

const valueOf = async (email: string): Promise<string | undefined> => {
  const { rows } = await service.database.query<{ value: string }>(
    'SELECT lifetime_value::text AS value FROM guests WHERE email = $1',
    [email],
  );
  return rows[0]?.value;
};
const subjectsTo = (email: string) => service.catcher.emailsTo(email).map(({ subject }) => subject);
const paidBooking = (different: Partial<BookingState> = {}): BookingState => {
  const booking = bookingOfNewGuest(different);
  return { ...booking, money: moneyOf(booking, 1, { paid: booking.quote.total }) };
};

describe('the lifetime value of a guest', () => {
  test('is what was received less what was returned, by any method, and by a dispute', async () => {
    const booking = paidBooking();
    await service.publishBooking(booking);
    await service.untilHeard();
    expect(await valueOf(booking.email)).toBe('614.18');
    const refunded = moneyOf(booking, 2, { paid: '614.18', returned: '100.00' });
    const refund = { kind: 'refund', method: 'card', amount: '-100.00' } as const;
    await service.publish(
      'payment.recorded',
      recordedFor(booking, refunded, { entry: refund, announcedBy: 'payment.refunded' }),
    );
    await service.untilHeard();
    expect(await valueOf(booking.email)).toBe('514.18');
    const disputed = moneyOf(booking, 3, { paid: '614.18', returned: '614.18' });
    const chargeback = { kind: 'chargeback', method: 'card', amount: '-514.18' } as const;
    await service.publish('payment.recorded', recordedFor(booking, disputed, { entry: chargeback }));
    await service.untilHeard();
    expect(await valueOf(booking.email)).toBe('0.00');
    await service.untilSent();
    expect(subjectsTo(booking.email)).toHaveLength(1);
  });

  test('is the newest sum, however often and in whichever order events arrive, even before the booking', async () => {
    const booking = paidBooking({ amountDue: '614.18' });
    const [first, second, third] = ['100.00', '250.00', '614.18'].map((paid, index) =>
      recordedFor(booking, moneyOf(booking, index + 1, { paid }), { announcedBy: 'booking.confirmed' }),
    );
    await service.publish('payment.recorded', third);
    await service.publish('payment.recorded', third);
    await service.publish('payment.recorded', first);
    await service.untilHeard();
    await service.publishBooking({ ...booking, money: first?.money });
    await service.publish('payment.recorded', second);
    await service.publish('booking.changed', { ...booking, revision: 3, money: second?.money });
    await service.untilHeard();
    expect(await valueOf(booking.email)).toBe('614.18');
  });

  test('is right when a payment comes while the first event of its booking is being stored', async () => {
    const booking = bookingOfNewGuest({ amountDue: '614.18' });
    const paid = recordedFor(booking, moneyOf(booking, 1, { paid: '614.18' }), {
      announcedBy: 'booking.confirmed',
    });
    const others = new pg.Client(service.databaseUrl);
    await others.connect();
    await others.query('BEGIN; LOCK TABLE email_sends IN SHARE MODE');
    await service.publishBooking(booking);
    const waiting = async () => {
      const { rows } = await service.database.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted',
      );
      return rows[0]?.count ?? 0;
    };
    // Its guest has a value by then; the email waits.
    await eventually(async () => expect(await waiting()).toBe(1));
    await service.publish('payment.recorded', paid);
    await eventually(async () => {
      const { rows } = await service.database.query('SELECT 1 FROM booking_money WHERE booking_id = $1', [
        booking.entityId,
      ]);
      expect(rows.length > 0 || (await waiting()) > 1).toBe(true);
    });
    await others.end();
    await service.untilHeard();
    expect(await valueOf(booking.email)).toBe('614.18');
  });

  test('follows an amendment and is shown to staff with two decimals', async () => {
    const booking = paidBooking();
    await service.publishBooking(booking);
    const { checkInDate, checkInTime, checkOutDate, checkOutTime, numberOfGuests, quote } = booking;
    const stay = { checkInDate, checkInTime, checkOutDate, checkOutTime, numberOfGuests, quote };
    await service.publish('booking.amended', {
      ...booking,
      revision: 3,
      amendedBy: 'staff',
      before: stay,
      after: { ...stay, numberOfGuests: 3 },
      difference: '0.00',
      money: moneyOf(booking, 2, { paid: '700.50' }),
    });
    await service.untilHeard();
    const answer = await service.asStaff(`/api/crm/guests?search=${encodeURIComponent(booking.email)}`);
    expect(await answer.json()).toMatchObject({ guests: [{ lifetimeValue: '700.50' }] });
  });

  test('stays the sum of both when guests are merged', async () => {
    const [one, other] = [paidBooking(), paidBooking()];
    for (const booking of [one, other]) await service.publishBooking(booking);
    await service.publish(
      'payment.recorded',
      recordedFor(other, moneyOf(other, 2, { paid: '614.18', returned: '14.18' }), {
        announcedBy: 'payment.refunded',
      }),
    );
    await service.untilHeard();
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM guests WHERE email = ANY($1) ORDER BY email = $2 DESC',
      [[one.email, other.email], one.email],
    );
    const answer = await service.asStaff(`/api/crm/guests/${rows[0]?.id ?? ''}/merge`, {
      method: 'POST',
      body: { otherId: rows[1]?.id },
    });
    expect(answer.status).toBe(200);
    expect(await valueOf(one.email)).toBe('1214.18');
    await service.publish(
      'payment.recorded',
      recordedFor(other, moneyOf(other, 3, { paid: '614.18', returned: '614.18' }), {
        announcedBy: 'payment.refunded',
      }),
    );
    await service.untilHeard();
    expect(await valueOf(one.email)).toBe('614.18');
  });

  test('is the same after the whole stream is replayed into an emptied copy', async () => {
    const booking = paidBooking();
    const events: [string, object][] = [
      ['booking.confirmed', booking],
      [
        'payment.recorded',
        recordedFor(booking, moneyOf(booking, 2, { paid: '614.18', returned: '114.18' }), {
          announcedBy: 'payment.refunded',
        }),
      ],
      ['booking.changed', { ...booking, revision: 4 }],
    ];
    for (const [type, data] of events) await service.publish(type, data);
    await service.untilSent();
    expect(await valueOf(booking.email)).toBe('500.00');
    await service.database.query('TRUNCATE guest_bookings, booking_money, guests CASCADE');
    for (const [type, data] of events) await service.publish(type, data);
    await service.untilSent();
    expect(await valueOf(booking.email)).toBe('500.00');
  });

  test('is completed for bookings that were known before their money', async () => {
    const booking = bookingOfNewGuest({ amountDue: '0.00' });
    await service.publishBooking(booking);
    await service.untilHeard();
    expect(await valueOf(booking.email)).toBe('614.18');
    const money = moneyOf(booking, 4, { paid: '614.18', returned: '20.00' });
    const asked: number[] = [];
    const bookingPages = async function* () {
      asked.push(1);
      yield await Promise.resolve([{ ...booking, money }]);
    };
    await fillMoney({ database, bookingPages });
    expect(await valueOf(booking.email)).toBe('594.18');
    await service.database.query(
      `DELETE FROM guest_bookings b WHERE NOT EXISTS (SELECT FROM booking_money m WHERE m.booking_id = b.booking_id)`,
    );
    await fillMoney({ database, bookingPages });
    expect(asked).toHaveLength(1);
  });
});

describe('a payment', () => {
  test('that staff record is emailed to its guest once, with what is left to pay', async () => {
    const booking = paidBooking(unpaid());
    await service.publishBooking(booking);
    await service.untilHeard();
    const event = recordedFor(booking, moneyOf(booking, 2, { paid: '100.00' }));
    await service.publish('payment.recorded', event);
    await service.publish('payment.recorded', event);
    await service.untilSent();
    const subject = 'We’ve received your payment of $100.00 (K7WQ2MHX)';
    await eventually(() => expect(subjectsTo(booking.email)).toContain(subject));
    expect(subjectsTo(booking.email)).toHaveLength(2);
    const email = service.catcher.emailsTo(booking.email).find((each) => each.subject === subject);
    for (const body of [email?.html, email?.text])
      expectFacts(body, ['$100.00', 'Venmo', 'May 3, 2027', '$514.18 is left to pay', 'stay reserved']);
  });

  test('whose event is late names the newest balance', async () => {
    const booking = paidBooking(unpaid());
    await service.publishBooking(booking);
    await service.untilHeard();
    const rest = { entry: { amount: '514.18', method: 'cash' } } as const;
    await service.publish(
      'payment.recorded',
      recordedFor(booking, moneyOf(booking, 3, { paid: '614.18' }), rest),
    );
    await service.untilHeard();
    await service.publish('payment.recorded', recordedFor(booking, moneyOf(booking, 2, { paid: '100.00' })));
    await service.untilSent();
    const texts = service.catcher.emailsTo(booking.email).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('paid in full'))).toHaveLength(2);
    expect(texts.filter((text) => text.includes('is left to pay'))).toEqual([]);
  });

  test.each([
    [
      ['Roses'],
      'We’ve received your payment of $40.00 for Roses (K7WQ2MHX)',
      'for Roses during your stay at',
    ],
    [
      ['Fondue & Wine', 'Roses'],
      'We’ve received your payment of $40.00 (K7WQ2MHX)',
      'for Fondue & Wine and Roses during your stay at',
    ],
    [undefined, 'We’ve received your payment of $40.00 (K7WQ2MHX)', 'for the balance of your stay at'],
  ])('by a guest is confirmed with what it is for (%s)', async (paidFor, subject, words) => {
    const booking = paidBooking();
    await service.publishBooking(booking);
    await service.untilSent();
    const money = moneyOf(booking, 2, { paid: '614.18' });
    const entry = { amount: '40.00', method: 'card' } as const;
    await service.publish(
      'payment.recorded',
      recordedFor(booking, money, { entry, ...(paidFor && { paidFor }) }),
    );
    await service.untilSent();
    const email = await eventually(() => {
      const sent = service.catcher.emailsTo(booking.email).find((each) => each.subject === subject);
      if (!sent) throw new Error('no receipt yet');
      return sent;
    });
    expect(email.text).toContain(words);
    expect(email.html.replace(/\s+/g, ' ')).toContain(words.replace('&', '&amp;'));
  });

  test('that another email reports is not emailed again', async () => {
    const booking = paidBooking();
    const money = moneyOf(booking, 2, { paid: '614.18' });
    await service.publishBooking(booking);
    for (const announcedBy of ['booking.confirmed', 'payment.refunded', 'payment.refund_refused'] as const)
      await service.publish('payment.recorded', recordedFor(booking, money, { announcedBy }));
    await service.untilSent();
    expect(subjectsTo(booking.email)).toEqual([expect.stringContaining('is confirmed')]);
  });

  test('for a canceled stay is a receipt that promises no stay, and money that staff return is emailed too', async () => {
    const booking = paidBooking();
    await service.publishBooking(booking);
    await service.untilSent();
    await service.publishBooking({ ...booking, revision: 3, status: 'cancelled' });
    await service.untilSent();
    const cancelled = { ...booking, status: 'cancelled' as const };
    const back = { kind: 'refund', method: 'bank_transfer', amount: '-50.00' } as const;
    await service.publish(
      'payment.recorded',
      recordedFor(cancelled, moneyOf(booking, 2, { paid: '700.00' })),
    );
    await service.publish(
      'payment.recorded',
      recordedFor(cancelled, moneyOf(booking, 3, { paid: '700.00', returned: '50.00' }), { entry: back }),
    );
    await service.untilSent();
    await eventually(() => expect(subjectsTo(booking.email)).toHaveLength(4));
    const withSubject = (wanted: string) =>
      service.catcher.emailsTo(booking.email).find(({ subject }) => subject === wanted);
    const email = withSubject('We’ve returned $50.00 to you (K7WQ2MHX)');
    expect(email?.text).toContain('We’ve returned $50.00 to you by bank transfer.');
    const receipt = withSubject('We’ve received your payment of $100.00 (K7WQ2MHX)');
    for (const body of [receipt?.html, receipt?.text].map((each) => each?.replace(/\s+/g, ' '))) {
      expect(body).toContain('$100.00');
      expect(body).toContain('Your stay is canceled, and this payment doesn’t book it again');
    }
    for (const { text, html } of [email, receipt].flatMap((each) => each ?? []))
      expect(`${text} ${html}`).not.toMatch(
        /left to pay|paid in full|stay reserved|for your stay at|confirmed/,
      );
  });

  test('for a canceled stay that is over is not emailed', async () => {
    const checkOutDate = calendarDate('2026-05-12');
    const booking = paidBooking({
      checkInDate: calendarDate('2026-05-10'),
      checkOutDate,
      status: 'cancelled',
    });
    await service.publishBooking(booking);
    await service.untilHeard();
    await service.publish('payment.recorded', recordedFor(booking, moneyOf(booking, 2, { paid: '700.00' })));
    await service.untilSent();
    expect(subjectsTo(booking.email).filter((each) => each.includes('received'))).toEqual([]);
  });
});

describe('a refund', () => {
  const refundOf = (booking: BookingState, money: MoneyState) => {
    const { entityId: bookingId, bookingReference, guestName, email, status } = booking;
    const about = { entityId: randomUUID(), revision: 1, bookingId, bookingReference, guestName, email };
    return { ...about, amount: '120.50', reason: 'adjustment', bookingStatus: status, money };
  };
  const emailAbout = async (booking: BookingState) => {
    await service.untilSent();
    return eventually(() => {
      const email = service.catcher.emailsTo(booking.email).find(({ subject }) => subject.includes('120.50'));
      if (!email) throw new Error('no email about the refund yet');
      return email;
    });
  };

  test('to a card of a stay that goes on says what is left to pay', async () => {
    const booking = paidBooking();
    await service.publishBooking(booking);
    const money = moneyOf(booking, 2, { paid: '614.18', returned: '120.50' });
    await service.publish('payment.refunded', refundOf(booking, money));
    const { html, text } = await emailAbout(booking);
    for (const body of [html, text])
      expect(body).toContain('$120.50 is left to pay for your stay after this refund.');
    expect(await valueOf(booking.email)).toBe('493.68');
  });

  test('of what was paid too much, of a canceled stay, or of one that is over names nothing that is due', async () => {
    const tooMuch = paidBooking();
    const canceled = paidBooking({ status: 'cancelled' });
    const over = paidBooking({ status: 'completed' });
    for (const booking of [tooMuch, canceled, over]) {
      await service.publishBooking(booking);
      const paid = booking === tooMuch ? '734.68' : '614.18';
      await service.publish(
        'payment.refunded',
        refundOf(booking, moneyOf(booking, 2, { paid, returned: '120.50' })),
      );
      const { html, text } = await emailAbout(booking);
      expect(`${html} ${text}`).not.toContain('left to pay');
    }
  });

  test('in cash of a stay that goes on says what is left to pay', async () => {
    const booking = paidBooking();
    await service.publishBooking(booking);
    const entry = { kind: 'refund', method: 'cash', amount: '-120.50' } as const;
    const money = moneyOf(booking, 2, { paid: '614.18', returned: '120.50' });
    await service.publish('payment.recorded', recordedFor(booking, money, { entry }));
    const { html, text } = await emailAbout(booking);
    for (const body of [html, text])
      expect(body).toContain('$120.50 is left to pay for your stay after this refund.');
  });
});
