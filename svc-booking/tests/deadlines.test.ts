import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAlternativeBooking } from '@getaway/contracts/http/alternative-booking';
import { addMilliseconds, hourMs, minuteMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { defaultPolicies } from '@getaway/property/policies';
import * as v from 'valibot';
import { extendDeadline } from '../src/reservations/extend-deadline.ts';
import { reserveStay } from '../src/reservations/reserve-stay.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

const timeZone = 'America/New_York';
const intentCall = '/api/create-booking-payment-intent';

let service: StaffedService;
beforeAll(async () => {
  service = await startStaffedService();
});
afterAll(() => service.stop());

describe('the deadline of a reservation', () => {
  const checkIn = instantInZone(inDays(5), '16:00', timeZone);
  /** Reserves the stay that begins at `checkIn`, with the clock at another moment. */
  const reserveAt = (now: Date) => {
    const { bookingData } = v.parse(createAlternativeBooking.body, intentFor(inDays(5), inDays(6)));
    return reserveStay(
      {
        ...service.deps,
        now: () => now,
        timeZone,
        property: { sleeps: 2, policies: defaultPolicies },
        usualHours: { checkInTime: '16:00', checkOutTime: '11:00', latestCheckIn: '22:00' },
        unpaidPerAddress: 0,
        unpaidNights: { perNetwork: 0, overall: 0, confirmedPerNetwork: 0, confirmedOverall: 0 },
      },
      {
        data: { ...bookingData, checkInTime: '16:00', checkOutTime: '11:00' },
        alternativeEmail: bookingData.email,
        alternativePhone: bookingData.phone,
        addOnIds: [],
        packageIds: [],
        holdId: undefined,
        newHoldId: service.deps.newId(),
        expectedTotals: [],
        shownTerms: undefined,
        clientNetwork: null,
        heldNetwork: null,
        correlationId: 'test',
      },
    );
  };

  it('refuses a reservation once check-in has begun', async () => {
    expect(await reserveAt(checkIn)).toMatchObject({
      ok: false,
      reason: 'stay',
      fault: { path: 'checkInDate', message: expect.stringContaining('by card') as string },
    });
  });

  it('is check-in when less than 24 hours are left, and staff cannot move it further', async () => {
    const now = addMilliseconds(checkIn, -3 * hourMs);
    const reserved = await reserveAt(now);
    if (!reserved.ok) throw new Error(reserved.reason);
    expect(reserved.booking.paymentDueAt).toEqual(checkIn);
    const extend = (hours: number) =>
      extendDeadline(
        { ...service.deps, timeZone },
        { bookingId: reserved.booking.id, hours, actor: 'admin', correlationId: 'test' },
      );
    expect(await extend(336)).toEqual({ ok: false, reason: 'due-at-check-in' });
    const due = addMilliseconds(checkIn, -2 * hourMs);
    await service.database.query('UPDATE bookings SET payment_due_at = $2 WHERE id = $1', [
      reserved.booking.id,
      due,
    ]);
    expect(await extend(336)).toMatchObject({ ok: true, booking: { paymentDueAt: checkIn } });
  });
});

describe('a card hold', () => {
  it('cannot be renewed past 60 minutes, however often it is renewed', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(20), inDays(22));
    const { body: first } = await guest.post<IntentAnswer & { holdEndsAt: string }>(intentCall, request);
    expect(Date.parse(first.holdEndsAt) - Date.now()).toBeLessThanOrEqual(60 * minuteMs);
    const makeOlder = (minutes: number) =>
      service.database.query(
        `UPDATE bookings SET created_at = now() - $2 * interval '1 minute' WHERE payment_intent_id = $1`,
        [first.paymentIntentId, minutes],
      );
    await makeOlder(50);
    const renewed = await guest.post<IntentAnswer & { holdEndsAt: string }>(intentCall, request);
    expect(renewed.body.holdExpiresAt).toBe(renewed.body.holdEndsAt);
    await makeOlder(61);
    expect(await guest.post(intentCall, request)).toMatchObject({
      status: 409,
      body: { type: 'hold-ended', detail: expect.stringContaining('60 minutes') as string },
    });
  });
});

describe('deleting a paid booking', () => {
  it('is refused until the refund choice or the current revision is sent', async () => {
    const guest = service.browser();
    const { body: intent } = await guest.post<IntentAnswer>(intentCall, intentFor(inDays(30), inDays(32)));
    await service.pay(intent.paymentIntentId);
    await guest.post('/api/complete-booking', { paymentIntentId: intent.paymentIntentId });
    const { rows } = await service.database.query<{ id: string; revision: number }>(
      'SELECT id, revision FROM bookings WHERE payment_intent_id = $1',
      [intent.paymentIntentId],
    );
    const [booking] = rows;
    if (!booking) throw new Error('no booking');
    const remove = (query: string) => service.staff.delete(`/api/admin/bookings/${booking.id}${query}`);
    expect(await remove('')).toMatchObject({ status: 409, body: { type: 'booking-paid' } });
    expect((await service.staff.get(`/api/admin/bookings/${booking.id}`)).status).toBe(200);
    expect((await remove(`?revision=${booking.revision}`)).status).toBe(204);
  });
});
