import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';
import { openTestDeps } from './test-deps.ts';

const { service, desk } = await deskForTests({ webhooks: false });

let day = 20;
const nextDay = () => (day += 6);
const paidGuest = async (first = nextDay()) => {
  const { id, total } = await paidStay(service, first);
  return { id, total, first, guest: stayGuest(service, await tokenOf(service, id)) };
};
const reservedGuest = async () => {
  const first = nextDay();
  const browser = service.browser();
  const { body } = await browser.post<{ bookingReference: string; total: string }>(
    '/api/create-alternative-booking',
    intentFor(inDays(first), inDays(first + 2)),
  );
  const { rows } = await service.database.query<{ id: string }>(
    'SELECT id FROM bookings WHERE booking_reference = $1',
    [body.bookingReference],
  );
  const id = rows[0]?.id ?? '';
  return { ...body, id, first, browser, guest: stayGuest(service, await tokenOf(service, id)) };
};
/** Moves the check-in of a booking, with its nights as they are, to some hours from now. */
const hoursBefore = async (id: string, hours: number) => {
  await service.database.query(
    `UPDATE bookings SET
       check_in_date = ((now() + make_interval(hours => $2)) AT TIME ZONE 'America/New_York')::date,
       check_in_time = to_char((now() + make_interval(hours => $2)) AT TIME ZONE 'America/New_York', 'HH24:MI'),
       check_out_date = ((now() + make_interval(hours => $2 + 48)) AT TIME ZONE 'America/New_York')::date
     WHERE id = $1`,
    [id, hours],
  );
};
const dollars = (amount: string) => Number(amount);

describe('the view', () => {
  it('shows a paid stay with its lines, money, and what its guest can do until when', async () => {
    const { id, total, first, guest } = await paidGuest();
    const stay = await guest.view();
    expect(stay).toMatchObject({
      status: 'confirmed',
      checkInDate: inDays(first),
      checkOutDate: inDays(first + 2),
      keptUntil: null,
      money: { total, paid: total, balance: '0.00', status: 'paid' },
      canCancel: { allowed: true, refund: total, refundReason: 'in-time' },
      canMove: { allowed: true, whyNot: null },
      canAddExtras: { allowed: true },
      canChangeDetails: { allowed: true },
      canPay: { allowed: false, whyNot: 'Nothing is left to pay.' },
      entryCode: { code: null },
    });
    expect(stay.quote.total).toBe(total);
    expect(stay.entries).toHaveLength(1);
    expect(stay.maskedEmail).toMatch(/^.•••@/);
    expect(Date.parse(stay.canCancel.until ?? '')).toBeLessThan(Date.parse(stay.checkInAt));
    expect(JSON.stringify(stay)).not.toContain(id);
  });

  it('shows the countdown of an unpaid reservation and what paying it by card costs', async () => {
    const { total, guest } = await reservedGuest();
    const stay = await guest.view();
    expect(stay).toMatchObject({
      status: 'pending_payment',
      money: { paid: '0.00', balance: total },
      canPay: { allowed: true, balance: total },
      canMove: { allowed: false },
    });
    expect(stay.keptSeconds).toBeGreaterThan(0);
    expect(dollars(stay.canPay.balance) + dollars(stay.canPay.cardFee)).toBeCloseTo(
      dollars(stay.canPay.amount),
    );
  });

  it.each([
    [25, false],
    [23, true],
    [1, true],
  ])('%i hours before check-in, shows the entry code: %s', async (hours, isShown) => {
    const { id, guest } = await paidGuest();
    await hoursBefore(id, hours);
    const { entryCode } = await guest.view();
    if (isShown) expect(entryCode.code).toMatch(/^\d{6}$/);
    else expect(entryCode.code).toBeNull();
  });

  it('has the house guide once the stay is booked, and not before or long after', async () => {
    const { id, guest } = await paidGuest();
    expect((await guest.view()).guide?.sections.map(({ topic }) => topic)).toContain('wifi');
    await hoursBefore(id, -200);
    expect((await guest.view()).guide).toBeNull();
    expect((await (await reservedGuest()).guest.view()).guide).toBeNull();
  });

  it('shows no entry code after check-out', async () => {
    const { id, guest } = await paidGuest();
    await hoursBefore(id, -100);
    expect((await guest.view()).entryCode.code).toBeNull();
  });
});

describe('canceling', () => {
  it('returns exactly what was shown, with the guest as its author and the usual event', async () => {
    const { id, total, guest } = await paidGuest();
    expect((await guest.previewCancellation()).body).toMatchObject({
      refund: total,
      toCard: total,
      byHouse: '0.00',
      reason: 'in-time',
    });
    const { status, body } = await guest.cancel(total);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ status: 'cancelled', refund: total, toCard: total, byHouse: '0.00' });
    await payRefunds(openTestDeps(service), randomUUID());
    expect((await guest.view()).money).toMatchObject({
      returned: total,
      balance: '0.00',
      status: 'refunded',
    });
    expect((await desk.history(id))[0]).toMatchObject({ actor: 'guest', action: 'changed' });
    expect(await desk.nights(id)).toBe(0);
    const { rows } = await service.database.query<{ data: Record<string, unknown> }>(
      `SELECT data FROM outbox_events WHERE type = 'booking.cancelled' AND data->>'entityId' = $1`,
      [id],
    );
    expect(rows.map(({ data }) => data)).toMatchObject([
      {
        ...{ endReason: 'staff', endedByGuest: true },
        cancellationRefund: { toCard: total, reason: 'in-time' },
      },
    ]);
    expect((await guest.cancel('0.00')).body).toMatchObject({ type: 'not-possible-now' });
  });

  it('that came second is never said to have changed nothing, with nothing left to refund', async () => {
    const { total, guest } = await paidGuest();
    const answers = await Promise.all(Array.from({ length: 60 }, () => guest.cancel(total)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const offered = answers.flatMap(({ body }) => (body as { preview?: { refund: string } }).preview ?? []);
    expect(offered.map(({ refund }) => refund).filter((refund) => refund !== total)).toEqual([]);
  });

  it('returns nothing once the policy gives nothing, and says so first', async () => {
    const { id, total, guest } = await paidGuest();
    await hoursBefore(id, 30);
    expect((await guest.previewCancellation()).body).toMatchObject({
      ...{ refund: '0.00', reason: 'too-late' },
      // The test moves the check-in, so that the deadline was before the booking.
      bookedLate: true,
    });
    const { status, body } = await guest.cancel(total);
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'changed-meanwhile', preview: { refund: '0.00' } });
    expect((await guest.view()).status).toBe('confirmed');
    expect((await guest.cancel('0.00')).body).toMatchObject({ status: 'cancelled', refund: '0.00' });
    expect((await desk.ledger(id)).onItsWay).toBe('0.00');
    const { rows } = await service.database.query<{ refund: unknown }>(
      `SELECT data->'cancellationRefund' AS refund FROM outbox_events
       WHERE type = 'booking.cancelled' AND data->>'entityId' = $1`,
      [id],
    );
    expect(rows).toEqual([{ refund: { toCard: '0.00', reason: 'too-late' } }]);
  });

  it('says that payment is arranged with the house when staff entered the stay without one', async () => {
    const first = nextDay();
    const { body } = await desk.create({ checkInDate: inDays(first), checkOutDate: inDays(first + 2) });
    const guest = stayGuest(service, await tokenOf(service, body.id));
    expect((await guest.previewCancellation()).body).toMatchObject({ paid: '0.00', arranged: true });
    const paid = await paidGuest();
    expect((await paid.guest.previewCancellation()).body).toMatchObject({ arranged: false });
  });

  it('ends its refund and its extras at the same moment, whatever check-in time is chosen meanwhile', async () => {
    const { id, guest } = await paidGuest();
    const before = await guest.view();
    const untilOf = ({ canCancel, canMove, canAddExtras }: typeof before) =>
      [canCancel, canMove, canAddExtras].map(({ until }) => until);
    for (const checkInTime of ['22:00', '17:00']) {
      expect((await guest.change({ checkInTime })).status).toBe(200);
      const after = await guest.view();
      expect(after.checkInTime).toBe(checkInTime);
      expect(untilOf(after)).toEqual(untilOf(before));
    }
    // For the emails, which name that moment, too.
    const { rows } = await service.database.query<{ time: string }>(
      `SELECT data->>'refundCheckInTime' AS time FROM outbox_events
       WHERE type = 'booking.changed' AND data->>'entityId' = $1`,
      [id],
    );
    expect(rows.map(({ time }) => time)).toEqual([before.checkInTime, before.checkInTime]);
    // Staff don't cut short what the guest accepted either.
    expect((await desk.change(id, { checkInTime: '12:00' })).status).toBe(200);
    expect(untilOf(await guest.view())).toEqual(untilOf(before));
  });

  it('is not refunded again because the guest chooses a later check-in time when it is too late', async () => {
    const { id, guest } = await paidGuest();
    await hoursBefore(id, 47);
    expect((await guest.previewCancellation()).body).toMatchObject({ reason: 'too-late', refund: '0.00' });
    expect((await guest.change({ checkInTime: '22:00' })).status).toBe(200);
    expect((await guest.previewCancellation()).body).toMatchObject({ reason: 'too-late', refund: '0.00' });
    expect((await guest.view()).canMove.allowed).toBe(false);
  });

  it('is refused after check-in', async () => {
    const { id, guest } = await paidGuest();
    await hoursBefore(id, -1);
    expect((await guest.previewCancellation()).body.type).toBe('not-possible-now');
    expect((await guest.cancel('0.00')).status).toBe(409);
  });

  it('ends an unpaid reservation without a refund', async () => {
    const { id, guest } = await reservedGuest();
    expect((await guest.view()).ended).toBeNull();
    expect((await guest.cancel('0.00')).body).toMatchObject({ status: 'cancelled' });
    expect(await desk.nights(id)).toBe(0);
  });

  it('leaves to the house what was not paid by card', async () => {
    const { id, total, guest } = await reservedGuest();
    const staff = await service.staff.post(`/api/admin/bookings/${id}/mark-paid`, { method: 'venmo' });
    expect(staff.status).toBe(200);
    const { body } = await guest.cancel(total);
    expect(body).toEqual({ status: 'cancelled', refund: total, toCard: '0.00', byHouse: total });
    const due = (await desk.history(id)).find(({ action }) => action === 'refund-due');
    expect(due).toMatchObject({ actor: 'guest', changes: [{ field: 'refund', to: total }] });
    expect((await guest.view()).ended).toEqual({ by: 'guest', toReturn: total });
    const { rows } = await service.database.query<{ returned: unknown }>(
      `SELECT data->'toReturn' AS returned FROM outbox_events
       WHERE type = 'booking.cancelled' AND data->>'entityId' = $1`,
      [id],
    );
    expect(rows).toEqual([{ returned: { amount: total, paidBy: ['venmo'] } }]);
    const giveBack = async (amount: number) => {
      const returned = { amount, method: 'venmo' };
      const recorded = await service.staff.post(`/api/admin/bookings/${id}/recorded-refunds`, returned);
      expect(recorded.status).toBe(201);
      return (await guest.view()).ended;
    };
    const left = (dollars(total) - 10).toFixed(2);
    expect(await giveBack(10)).toEqual({ by: 'guest', toReturn: left });
    expect(await giveBack(dollars(left))).toEqual({ by: 'guest', toReturn: '0.00' });
    // Emails that are written after money has moved tell the rest.
    const later = await service.database.query<{ returned: unknown }>(
      `SELECT data->'toReturn' AS returned FROM outbox_events
       WHERE type = 'booking.changed' AND data->>'entityId' = $1 AND data->>'status' = 'cancelled' ORDER BY position`,
      [id],
    );
    expect(later.rows).toEqual([{ returned: { amount: left, paidBy: ['venmo'] } }, { returned: null }]);
  });
});

describe('moving', () => {
  it('keeps the price of nights that stay, and the difference is paid by card', async () => {
    const { id, total, first, guest } = await paidGuest();
    const { body: shown } = await guest.previewMove(inDays(first), inDays(first + 3));
    expect(shown.amendment).toMatchObject({ currentTotal: total });
    expect(dollars(shown.due)).toBeGreaterThan(0);
    expect(shown.dueByCard).toBe(shown.due);
    const { status, body } = await guest.move(inDays(first), inDays(first + 3), shown.quote.total);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ total: shown.quote.total, refund: '0.00', due: shown.due });
    expect(await desk.nights(id)).toBe(3);
    const { canPay } = await guest.view();
    expect(canPay).toMatchObject({ allowed: true, amount: shown.due });
    const intent = await guest.pay(canPay.amount);
    expect(intent.status, JSON.stringify(intent.body)).toBe(200);
    await service.pay(intent.body.paymentIntentId);
    expect((await guest.settle()).body.money).toMatchObject({ balance: '0.00', status: 'paid' });
    expect((await desk.history(id)).map(({ actor }) => actor)).toContain('guest');
    expect(await desk.events(id)).toContain('booking.amended');
  });

  it('returns the difference to the card at once when the new dates are cheaper', async () => {
    const { id, total, first, guest } = await paidGuest();
    const { body: shown } = await guest.previewMove(inDays(first), inDays(first + 1));
    expect(dollars(shown.refund)).toBeCloseTo(dollars(total) - dollars(shown.quote.total));
    const { body } = await guest.move(inDays(first), inDays(first + 1), shown.quote.total);
    expect(body).toEqual({ total: shown.quote.total, refund: shown.refund, due: '0.00' });
    const { money } = await guest.view();
    expect(money).toMatchObject({ onItsWay: shown.refund, balance: '0.00' });
    expect((await guest.view()).canCancel.refund).toBe(shown.quote.total);
    await payRefunds(openTestDeps(service), randomUUID());
    const { rows } = await service.database.query<{ type: string; by: unknown }>(
      `SELECT type, COALESCE(data->'origin', data->'changedByGuest') AS by FROM outbox_events
       WHERE type IN ('booking.changed', 'payment.refunded')
         AND COALESCE(data->>'bookingId', data->>'entityId') = $1 ORDER BY position`,
      [id],
    );
    expect(rows.slice(-2)).toEqual([
      { type: 'booking.changed', by: true },
      { type: 'payment.refunded', by: 'stay-change' },
    ]);
    expect((await guest.previewCancellation()).body).toMatchObject({
      paid: total,
      refunded: shown.refund,
      refund: shown.quote.total,
    });
  });

  it('is refused when it costs something else than the page showed, with the new price', async () => {
    const { id, total, first, guest } = await paidGuest();
    const { status, body } = await guest.move(inDays(first), inDays(first + 3), total);
    expect(status).toBe(409);
    expect(body.type).toBe('changed-meanwhile');
    expect(dollars(body.preview.quote.total)).toBeGreaterThan(dollars(total));
    expect(await desk.nights(id)).toBe(2);
  });

  it('is refused for taken nights, past dates, and once the full refund is over', async () => {
    const { id, first, guest } = await paidGuest();
    const other = await paidGuest();
    expect((await guest.previewMove(inDays(other.first), inDays(other.first + 2))).body.type).toBe(
      'dates-taken',
    );
    expect((await guest.move(inDays(other.first), inDays(other.first + 2), other.total)).body.type).toBe(
      'dates-taken',
    );
    expect((await guest.previewMove(inDays(-3), inDays(-1))).status).toBe(400);
    await hoursBefore(id, 30);
    const late = await guest.move(inDays(first + 2), inDays(first + 4), '1.00');
    expect(late.body).toMatchObject({ type: 'not-possible-now' });
    expect((await guest.view()).canMove.allowed).toBe(false);
  });

  it('to a weekend is refused with a code for weekdays, and not after the house has done it', async () => {
    const { body: promo } = await service.staff.post<{ id: string }>('/api/admin/promo-codes', {
      ...{ code: 'WEEKDAYS', name: 'Weekdays', weekdaysOnly: true },
      ...{ discountType: 'percentage', discountValue: 50 },
    });
    let monday = nextDay();
    while (new Date(inDays(monday)).getUTCDay() !== 1) monday = nextDay();
    const { id, guest } = await paidGuest(monday);
    await service.database.query('UPDATE bookings SET promo_code = $2, promo_code_id = $3 WHERE id = $1', [
      id,
      'WEEKDAYS',
      promo.id,
    ]);
    const dates = (first: number) => [inDays(monday + first), inDays(monday + first + 2)] as const;
    expect((await guest.previewMove(...dates(2))).status).toBe(200);
    for (const first of [3, 4, 5, 6])
      expect(await guest.previewMove(...dates(first))).toMatchObject({
        status: 422,
        body: { type: 'promo-invalid', reason: 'weekdays-only' },
      });
    expect((await guest.move(...dates(4), '1.00')).body.type).toBe('promo-invalid');

    const [checkInDate, checkOutDate] = dates(4);
    expect((await desk.change(id, { checkInDate, checkOutDate })).status).toBe(200);
    expect((await guest.previewMove(...dates(5))).status).toBe(200);
  });

  it('has the terms of its new dates', async () => {
    const { first, guest } = await paidGuest();
    const { body } = await guest.previewMove(inDays(1), inDays(3));
    expect(body.refundableUntil).toBeNull();
    expect(
      (await guest.previewMove(inDays(first + 1), inDays(first + 3))).body.refundableUntil,
    ).not.toBeNull();
  });
});

describe('extras', () => {
  it('are added for the shown total, and what is booked stays booked', async () => {
    const dinner = await desk.aService('Dinner for two', 120);
    const roses = await desk.aService('Roses', 60);
    const { id, guest } = await paidGuest();
    const first = (await guest.previewExtras([dinner])).body;
    expect((await guest.addExtras([dinner], first.quote.total)).status).toBe(200);
    const second = (await guest.previewExtras([roses])).body;
    const { body } = await guest.addExtras([roses], second.quote.total);
    expect(body).toMatchObject({ total: second.quote.total });
    const view = await guest.view();
    expect([...view.addOnIds].sort()).toEqual([dinner, roses].sort());
    expect(view.money.balance).toBe(body.due);
    const listed = (await guest.send<{ addOns: { id: string; isBooked: boolean }[] }>('GET', '/extras')).body;
    expect(listed.addOns.find(({ id: service }) => service === dinner)?.isBooked).toBe(true);
    expect((await desk.history(id))[0]?.actor).toBe('guest');
  });

  it('of a reservation are shown with what paying by card will cost, fee and tax included', async () => {
    const lanterns = await desk.aService('Lanterns', 45);
    const { guest } = await reservedGuest();
    const { body: shown } = await guest.previewExtras([lanterns]);
    expect(dollars(shown.dueByCard ?? '')).toBeGreaterThan(dollars(shown.due));
    expect((await guest.addExtras([lanterns], shown.quote.total)).status).toBe(200);
    expect((await guest.view()).canPay).toMatchObject({ balance: shown.due, amount: shown.dueByCard });
  });

  it('are refused with a reason once the stay has all of them', async () => {
    const { guest } = await paidGuest();
    const onSale = (isActive: boolean) =>
      service.database.query('UPDATE addon_services SET is_active = $1', [isActive]);
    await service.database.query('UPDATE packages SET is_active = false');
    await onSale(false);
    const rose = await desk.aService('Rose', 10);
    const { body: shown } = await guest.previewExtras([rose]);
    expect((await guest.addExtras([rose], shown.quote.total)).status).toBe(200);
    expect((await guest.view()).canAddExtras).toEqual({
      ...{ allowed: false, until: null, whyNot: 'There’s nothing more to add right now.' },
    });
    await onSale(true);
    await service.database.query('UPDATE packages SET is_active = true');
  });

  it('are not mentioned where the house sells none', async () => {
    const { id, guest } = await paidGuest();
    expect((await guest.view()).canAddExtras.allowed).toBe(true);
    const onSale = async (isActive: boolean) => {
      await service.database.query('UPDATE addon_services SET is_active = $1', [isActive]);
      await service.database.query('UPDATE packages SET is_active = $1', [isActive]);
    };
    await onSale(false);
    const notMentioned = { allowed: false, until: null, whyNot: null };
    expect((await guest.view()).canAddExtras).toEqual(notMentioned);
    await hoursBefore(id, 47);
    expect((await guest.view()).canAddExtras).toEqual(notMentioned);
    await onSale(true);
  });

  it('can be added until 48 hours before check-in', async () => {
    const sauna = await desk.aService('Sauna', 30);
    const { id, guest } = await paidGuest();
    await hoursBefore(id, 49);
    expect((await guest.previewExtras([sauna])).status).toBe(200);
    await hoursBefore(id, 47);
    expect((await guest.previewExtras([sauna])).body.type).toBe('not-possible-now');
    expect((await guest.addExtras([sauna], '1.00')).body.type).toBe('not-possible-now');
  });

  it('that are no longer offered cannot be added', async () => {
    const gone = await desk.aService('Gone', 30);
    await service.staff.put(`/api/admin/addon-services/${gone}`, { isActive: false });
    const { guest } = await paidGuest();
    const { status, body } = await guest.previewExtras([gone]);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      type: 'not-offered',
      detail: 'Something that you chose is no longer offered. Reload the page and choose again.',
      ids: [gone],
    });
  });
});

describe('details', () => {
  it('change without another price', async () => {
    const { id, total, guest } = await paidGuest();
    const { revision } = await guest.view();
    const { status, body } = await guest.change({
      numberOfGuests: 1,
      checkInTime: '18:00',
      occasion: 'honeymoon',
      specialRequests: 'A quiet arrival, please',
      revision,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.revision).toBeGreaterThan(revision);
    expect(await guest.view()).toMatchObject({
      numberOfGuests: 1,
      checkInTime: '18:00',
      occasion: 'honeymoon',
      money: { total },
    });
    expect((await desk.history(id))[0]?.actor).toBe('guest');
    expect((await guest.change({ numberOfGuests: 2, revision })).body.type).toBe('changed-meanwhile');
  });

  it('offer the earlier check-in that a booked extra includes, also once it is no longer sold', async () => {
    const early = await desk.aService('Early arrival', 40);
    const path = `/api/admin/addon-services/${early}`;
    await service.staff.put(path, { checkInFrom: '12:00' });
    const { guest } = await paidGuest();
    expect((await guest.view()).opensAt).toBeNull();
    const { body } = await guest.previewExtras([early]);
    await guest.addExtras([early], body.quote.total);
    await service.staff.put(path, { isActive: false });
    expect((await guest.view()).opensAt).toBe('12:00');
    const calendar = await guest.send<string>('GET', '/calendar.ics');
    expect(calendar.body).toMatch(/^DTSTART:\d{8}T1[67]0000Z\r$/m);
    expect((await guest.change({ checkInTime: '12:00' })).status).toBe(200);
  });

  it('offer only the hours of the booking page', async () => {
    const { guest } = await paidGuest();
    expect((await guest.change({ checkInTime: '09:00' })).body.type).toBe('hours-not-offered');
    expect((await guest.change({ checkOutTime: '20:00' })).body.type).toBe('hours-not-offered');
  });
});

describe('paying', () => {
  it('pays a reservation by card at the shown amount and no other', async () => {
    const { id, guest } = await reservedGuest();
    const { canPay } = await guest.view();
    const other = await guest.pay((dollars(canPay.amount) - 1).toFixed(2));
    expect(other).toMatchObject({ status: 409, body: { type: 'price-changed', amount: canPay.amount } });
    const { body } = await guest.pay(canPay.amount);
    expect((await guest.pay(canPay.amount)).body.paymentIntentId).toBe(body.paymentIntentId);
    await service.pay(body.paymentIntentId);
    expect((await guest.settle()).body).toMatchObject({ status: 'confirmed', canPay: { allowed: false } });
    expect((await desk.read(id)).body.status).toBe('confirmed');
  });

  it('asks for nothing where the house was paid without saying so', async () => {
    const first = nextDay();
    const { body } = await desk.create({
      checkInDate: inDays(first),
      checkOutDate: inDays(first + 2),
      numberOfGuests: 2,
    });
    const guest = stayGuest(service, await tokenOf(service, body.id));
    expect((await guest.view()).canPay.allowed).toBe(false);
    expect((await guest.pay(body.totalPrice)).body.type).toBe('not-possible-now');
  });
});

describe('files', () => {
  it('are the calendar entry of the confirmation and the booking’s own documents', async () => {
    const { id, guest } = await paidGuest();
    const calendar = await guest.send<string>('GET', '/calendar.ics');
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(calendar.body).toContain(`UID:${id}@booking.getaway`);
    const { entryCode } = (await desk.read(id)).body;
    expect(entryCode).toMatch(/^\d{6}$/);
    expect(calendar.body).not.toContain(entryCode);
    const issued = await service.staff.post<{ number: string }[]>(`/api/admin/bookings/${id}/documents`, {
      kind: 'invoice',
    });
    const number = issued.body[0]?.number ?? '';
    expect((await guest.view()).documents).toMatchObject([{ number, kind: 'invoice' }]);
    const pdf = await guest.send<string>('GET', `/documents/${number}`);
    expect(pdf.status).toBe(200);
    expect(pdf.body.startsWith('%PDF')).toBe(true);
    const stranger = (await paidGuest()).guest;
    expect((await stranger.send('GET', `/documents/${number}`)).status).toBe(404);
  });
});

describe('a repeated act', () => {
  it('has one effect and the same answer under its key', async () => {
    const { id, total, guest } = await paidGuest();
    const key = randomUUID();
    const [one, two] = [await guest.cancel(total, key), await guest.cancel(total, key)];
    expect(one.status).toBe(200);
    expect(two).toMatchObject({ status: 200, body: one.body });
    expect((await desk.ledger(id)).onItsWay).toBe(total);
  });

  it('answers nobody else under the same key', async () => {
    const one = await paidGuest();
    const two = await paidGuest();
    const key = randomUUID();
    const first = await one.guest.change({ numberOfGuests: 1 }, key);
    const second = await two.guest.change({ numberOfGuests: 1 }, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    await eventually(async () => expect((await two.guest.view()).numberOfGuests).toBe(1));
  });
});

describe('the way to the page', () => {
  it('is open to the browser that booked, and to no other', async () => {
    const { id, browser, bookingReference } = await reservedGuest();
    const own = await browser.post<{ token: string }>('/api/own-stay', { bookingReference });
    expect(own.body.token).toBe(await tokenOf(service, id));
    expect((await service.browser().post('/api/own-stay', { bookingReference })).status).toBe(404);
    const other = await reservedGuest();
    expect((await other.browser.post('/api/own-stay', { bookingReference })).status).toBe(404);
  });

  it('ends for the browser that booked when staff change the address of the booking', async () => {
    const { id, browser, bookingReference } = await reservedGuest();
    await service.database.query(
      `UPDATE bookings SET email = 'new@example.com', link_version = link_version + 1 WHERE id = $1`,
      [id],
    );
    expect((await browser.post('/api/own-stay', { bookingReference })).status).toBe(404);
  });
});
