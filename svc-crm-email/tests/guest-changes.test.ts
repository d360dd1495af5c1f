import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';
import { bundledProperty } from '@getaway/property';
import { expectFacts } from '@getaway/testing/expect-facts';
import type { GuestChangeDeps } from '../src/booking-emails/email-collected-changes.ts';
import { emailWaitingChanges } from '../src/booking-emails/email-waiting-changes.ts';
import type { Amendment } from '../src/booking-emails/merge-amendments.rules.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { emailDigest } from '../src/owner-alerts/email-digest.ts';
import { usualNotices } from '../src/owner-alerts/notice.rules.ts';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter, type EmailWriter } from '../src/writing/write-email.ts';
import { bookingOfNewGuest } from './booking-states.ts';
import { moneyOf } from './ledger-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'owner@lanternhollow.example';
let service: RunningService;
let database: Database;
let deps: GuestChangeDeps & { readonly emails: EmailWriter };
let lateByMs = 0;
const now = () => addMilliseconds(new Date(), lateByMs);
beforeAll(async () => {
  service = await startCrm({ OWNER_EMAIL: owner }, undefined, now);
  database = openDatabase(service.databaseUrl, () => undefined, 60_000);
  const property = bundledProperty;
  const publicOrigin = 'https://house.example';
  const emails = createEmailWriter({ fill: await loadTemplates(property), property, publicOrigin });
  deps = { emails, ownerEmail: () => owner, noticeEmailMs: 10 * minuteMs };
});
beforeEach(() => {
  lateByMs = 0;
});
afterAll(async () => {
  await database.close();
  await service.stop();
});

let bookings = 0;
const aBooking = (different: Partial<BookingState> = {}): BookingState => {
  bookings += 1;
  return bookingOfNewGuest({ bookingReference: `CHG${String(bookings).padStart(5, '2')}`, ...different });
};
interface Change {
  readonly before?: Partial<Amendment['before']>;
  readonly after?: Partial<Amendment['after']>;
  readonly settlement?: Amendment['settlement'];
  readonly amendedBy?: Amendment['amendedBy'];
  readonly revision?: number;
}
const amendmentOf = (booking: BookingState, change: Change = {}): Amendment => {
  const { checkInDate, checkInTime, checkOutDate, checkOutTime, numberOfGuests } = booking;
  const { occasion, specialRequests, quote } = booking;
  const before = { checkInDate, checkInTime, checkOutDate, checkOutTime, numberOfGuests };
  const stay = { ...before, occasion, specialRequests, quote };
  const { entityId, bookingReference, guestName, email, status } = booking;
  return {
    ...{ entityId, bookingReference, guestName, email, status },
    revision: change.revision ?? 3,
    amendedBy: change.amendedBy ?? 'guest',
    before: { ...stay, ...change.before },
    after: { ...stay, ...change.after },
    difference: '0.00',
    money: moneyOf(booking, 2, { paid: booking.quote.total }),
    settlement: change.settlement ?? { toCard: '0.00', balance: '0.00' },
  };
};
const publish = (amendment: Amendment) => service.publish('booking.amended', amendment);
/** The owner's emails about a booking, without the one about its confirmation. */
const toOwner = async ({ bookingReference }: BookingState) => {
  await service.untilSent();
  return service.catcher
    .emailsTo(owner)
    .filter(({ subject }) => subject.includes(bookingReference) && !subject.startsWith('New booking'));
};
const sweep = () => database.transact((_tx, sql) => emailWaitingChanges(deps, sql, now()));
/** The bodies of the email with what waited, which comes after one at once. */
const collectedTo = async (booking: BookingState) => {
  lateByMs = 11 * minuteMs;
  await Promise.all([sweep(), sweep()]);
  const [, collected, ...others] = await toOwner(booking);
  expect(others).toEqual([]);
  return {
    subject: collected?.subject,
    bodies: [collected?.html, collected?.text].map(
      (body) => body?.replaceAll(/<\/?bdi>/g, '').replace(/\s+/g, ' ') ?? '',
    ),
  };
};
const bodiesTo = async (booking: BookingState) => {
  const [email, ...others] = await toOwner(booking);
  expect(others).toEqual([]);
  return [email?.html, email?.text].map((body) => body?.replace(/\s+/g, ' ') ?? '');
};
const choose = (mode: string) =>
  service.staff.put('/api/admin/inbox/notices', {
    ...usualNotices,
    kinds: { ...usualNotices.kinds, 'stay-change': mode },
  });

describe('the owner is emailed what a guest changed', () => {
  test('with dates, guests, and total before and after, what is owed, and a link to the booking', async () => {
    const booking = aBooking();
    await service.publishBooking(booking);
    const after = {
      checkInDate: calendarDate('2027-06-16'),
      checkOutDate: calendarDate('2027-06-18'),
      numberOfGuests: 3,
      quote: { ...booking.quote, total: '700.00' },
    };
    await publish(amendmentOf(booking, { after, settlement: { toCard: '0.00', balance: '85.82' } }));
    const [email] = await toOwner(booking);
    expect(email?.subject).toBe(
      `Stay moved by the guest: Maya Okafor, Wed, Jun 16 – Fri, Jun 18, 2027 (${booking.bookingReference})`,
    );
    expect(email?.headers['reply-to']).toContain(booking.email);
    for (const body of await bodiesTo(booking))
      expectFacts(body.replaceAll(/<\/?bdi>/g, ''), [
        'Wed, Jun 9, 2027 from 4:00 PM',
        'Wed, Jun 16, 2027 from 4:00 PM',
        'Fri, Jun 18, 2027 at 11:00 AM',
        '3 guests',
        'was 2 guests',
        '$700.00',
        'was $614.18',
        'The guest still owes $85.82.',
        `/admin/bookings?search=${booking.bookingReference}`,
      ]);
  });

  test('with the check-in that an added extra includes', async () => {
    const booking = aBooking();
    await service.publishBooking(booking);
    const addOns = [{ id: 'early', name: 'Early Check-in', price: '50.00' }];
    const after = { opensAt: '12:00', quote: { ...booking.quote, addOns } };
    await publish(amendmentOf(booking, { after }));
    for (const body of await bodiesTo(booking))
      expectFacts(body.replaceAll(/<\/?bdi>/g, ''), [
        'Early Check-in',
        'Wed, Jun 9, 2027 from 12:00 PM (early check-in)',
        'was Wed, Jun 9, 2027 from 4:00 PM',
      ]);
  });

  test('with added extras, and an occasion as the form names it', async () => {
    const booking = aBooking();
    await service.publishBooking(booking);
    const addOns = [{ id: 'picnic', name: 'Picnic', price: '80.00' }];
    await publish(
      amendmentOf(booking, { after: { occasion: 'date-night', quote: { ...booking.quote, addOns } } }),
    );
    expect((await toOwner(booking))[0]?.subject).toContain('Extras changed by the guest: Maya Okafor');
    for (const body of await bodiesTo(booking)) {
      expectFacts(body, ['Picnic', 'Date night', 'Anniversary', 'The guest owes nothing.']);
      expect(body).not.toContain('Total');
    }
  });

  test.each([
    ['100.00', '0.00', '$100.00 goes back to the guest’s card automatically. The guest owes nothing.'],
    ['0.00', '-100.00', 'The guest has paid $100.00 more than the total, and that part doesn’t go back'],
    ['0.00', null, 'You haven’t recorded a payment for this booking.'],
  ])('with %s to the card and a balance of %s', async (toCard, balance, words) => {
    const booking = aBooking();
    await service.publishBooking(booking);
    const after = { quote: { ...booking.quote, total: '514.18' }, checkInTime: '18:00' };
    await publish(amendmentOf(booking, { after, settlement: { toCard, balance } }));
    for (const body of await bodiesTo(booking)) expect(body).toContain(words);
  });

  test('with texts that are neither HTML, nor further lines, nor templates', async () => {
    const booking = aBooking({ guestName: '<b>Maya</b> {{ property.email }}' });
    await service.publishBooking(booking);
    const specialRequests = '<img src=x onerror=alert(1)>\nTotal: $0.00 (was $614.18)\n{{ guestName }}';
    await publish(amendmentOf(booking, { after: { specialRequests } }));
    const [email] = await toOwner(booking);
    expect(email?.html).not.toMatch(/<img src=x|<b>Maya/);
    expect(email?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(email?.text).not.toMatch(/^Total/m);
    for (const body of [email?.html, email?.text]) {
      expect(body).toContain('{{ guestName }}');
      expect(body).toContain('{{ property.email }}');
    }
  });

  test('at once for the first of fifty changes, and then once with the outcome of the others', async () => {
    const booking = aBooking();
    await service.publishBooking(booking);
    await publish(amendmentOf(booking, { after: { numberOfGuests: 3 } }));
    await service.untilHeard();
    for (let act = 2; act <= 50; act += 1)
      await publish(
        amendmentOf(booking, {
          before: { numberOfGuests: 1 + (act % 3) },
          after: { numberOfGuests: act === 50 ? 4 : 2 + (act % 3), checkInTime: '18:00' },
          settlement: { toCard: act === 7 || act === 30 ? '15.25' : '0.00', balance: '12.00' },
          revision: 2 + act,
        }),
      );
    await service.untilHeard();
    await sweep();
    expect(await toOwner(booking)).toHaveLength(1);
    lateByMs = 11 * minuteMs;
    const dying = database.transact(async (_tx, sql) => {
      await emailWaitingChanges(deps, sql, now());
      throw new Error('the process died before it committed');
    });
    await expect(dying).rejects.toThrow('the process died');
    const { bodies } = await collectedTo(booking);
    for (const body of bodies)
      expectFacts(body, [
        'Wed, Jun 9, 2027 at 6:00 PM',
        'was Wed, Jun 9, 2027 from 4:00 PM',
        '4 guests',
        'was 3 guests',
        'This is the outcome of 49 changes.',
        '$30.50 goes back to the guest’s card automatically. The guest still owes $12.00.',
        `/admin/bookings?search=${booking.bookingReference}`,
      ]);
  });

  test('about money that moved, even if everything was taken back', async () => {
    const booking = aBooking();
    await service.publishBooking(booking);
    await publish(amendmentOf(booking, { after: { specialRequests: 'A cake' } }));
    await service.untilHeard();
    const addOns = [{ id: 'picnic', name: 'Picnic', price: '80.00' }];
    const withPicnic = { quote: { ...booking.quote, addOns, total: '694.18' } };
    await publish(amendmentOf(booking, { after: withPicnic, revision: 4 }));
    const settlement = { toCard: '80.00', balance: '0.00' };
    await publish(amendmentOf(booking, { before: withPicnic, settlement, revision: 5 }));
    await service.untilHeard();
    const { subject, bodies } = await collectedTo(booking);
    expect(subject).toContain('Changes taken back by the guest: Maya Okafor');
    for (const body of bodies)
      expectFacts(body, [
        'The guest made 2 changes and took everything back',
        '$80.00 goes back to the guest’s card automatically. The guest owes nothing.',
      ]);
  });

  test('of a stay that was canceled before the email, without what was owed until then', async () => {
    const booking = aBooking();
    await service.publishBooking(booking);
    await publish(amendmentOf(booking, { after: { numberOfGuests: 3 } }));
    await service.untilHeard();
    const settlement = { toCard: '20.00', balance: '55.00' };
    await publish(amendmentOf(booking, { after: { numberOfGuests: 4 }, settlement, revision: 4 }));
    await service.untilHeard();
    await service.publishBooking({ ...booking, status: 'cancelled', revision: 9 });
    await service.untilHeard();
    lateByMs = 11 * minuteMs;
    await sweep();
    // The email about the cancellation is sent beside it, in either order.
    const email = (await toOwner(booking)).filter(({ subject }) => subject.includes('by the guest')).at(-1);
    for (const body of [email?.html, email?.text]) {
      expectFacts(body, ['4 guests', 'The stay has been canceled since then.', '$20.00 goes back']);
      expect(body).not.toContain('still owes');
    }
  });

  test('with the state at the end, however often and in whichever order the events come', async () => {
    const booking = aBooking();
    await service.publishBooking(booking);
    const first = amendmentOf(booking, { after: { numberOfGuests: 3 } });
    const second = amendmentOf(booking, {
      before: { numberOfGuests: 3 },
      after: { numberOfGuests: 4 },
      settlement: { toCard: '0.00', balance: '30.00' },
      revision: 4,
    });
    for (const amendment of [second, first, second, first]) {
      await publish(amendment);
      await service.untilHeard();
    }
    const { bodies } = await collectedTo(booking);
    for (const body of bodies)
      expectFacts(body, ['4 guests', 'was 2 guests', 'The guest still owes $30.00.']);
  });

  test('not once the stay is over, as when events are read again', async () => {
    const dates = { checkInDate: calendarDate('2024-06-09'), checkOutDate: calendarDate('2024-06-11') };
    const past = aBooking(dates);
    await service.publishBooking(past);
    await publish(amendmentOf(past, { after: { numberOfGuests: 3 } }));
    expect(await toOwner(past)).toEqual([]);
  });
});

describe('the owner is not emailed', () => {
  test('what staff change, a changed price alone, or what belongs to a cancellation', async () => {
    const booking = aBooking();
    await service.publishBooking(booking);
    await publish(amendmentOf(booking, { amendedBy: 'staff', after: { numberOfGuests: 3 } }));
    await publish(
      amendmentOf(booking, { after: { quote: { ...booking.quote, total: '600.00' } }, revision: 4 }),
    );
    const canceled = { ...booking, status: 'cancelled' as const };
    await publish(amendmentOf(canceled, { after: { numberOfGuests: 3 }, revision: 5 }));
    expect(await toOwner(booking)).toEqual([]);
  });

  test('about a booking that was deleted or erased meanwhile', async () => {
    const [deleted, erased] = [aBooking(), aBooking()];
    for (const booking of [deleted, erased]) await service.publishBooking(booking);
    const { entityId, bookingReference, checkInDate, checkOutDate } = deleted;
    const deletedAt = new Date().toISOString();
    await service.publish('booking.deleted', {
      ...{ entityId, bookingReference, checkInDate, checkOutDate, revision: 9, deletedAt },
    });
    await service.publish('booking.changed', {
      ...{ ...erased, revision: 9, email: `${erased.entityId}@erased.invalid`, guestName: 'Erased' },
    });
    for (const booking of [deleted, erased])
      await publish(amendmentOf(booking, { after: { numberOfGuests: 3 } }));
    for (const booking of [deleted, erased])
      expect((await toOwner(booking)).filter(({ subject }) => subject.includes('by the guest'))).toEqual([]);
  });

  test('at once when they chose the digest, and at all when they switched these notices off', async () => {
    expect((await choose('digest')).status).toBe(200);
    const booking = aBooking();
    await service.publishBooking(booking);
    for (let act = 1; act <= 50; act += 1)
      await publish(amendmentOf(booking, { after: { numberOfGuests: 1 + (act % 4) }, revision: 2 + act }));
    await service.untilHeard();
    await choose('off');
    await publish(amendmentOf(booking, { after: { specialRequests: 'Off' }, revision: 99 }));
    expect(await toOwner(booking)).toEqual([]);
    const { rows } = await service.database.query<{ count: string }>(
      `SELECT count(*) FROM owner_notices WHERE kind = 'stay-change' AND booking_id = $1`,
      [booking.entityId],
    );
    // Of 50 acts, each fourth leaves the two guests of the booking.
    expect(Number(rows[0]?.count)).toBe(50 - 13);
    await service.database.query(`UPDATE owner_notices SET created_at = created_at - interval '1 day'`);
    await database.transact((_tx, sql) =>
      emailDigest({ ...deps, timeZone: bundledProperty.timeZone }, sql, now()),
    );
    await service.untilSent();
    const [digest] = service.catcher.emailsTo(owner).filter(({ subject }) => subject.includes('update'));
    expect(digest?.subject).toBe(`1 update from ${bundledProperty.name}`);
    for (const body of [digest?.html, digest?.text])
      expectFacts(body, [
        `(${booking.bookingReference})`,
        'Guests: 3 guests (was 2 guests). This is the outcome of 37 changes. The guest owes nothing.',
        `https://house.example/admin/bookings?search=${booking.bookingReference}`,
      ]);
  });
});
