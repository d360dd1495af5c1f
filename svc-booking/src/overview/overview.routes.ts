import { Router } from 'express';
import { readOverview, type ComingStay } from '@getaway/contracts/http/overview';
import { addDays, dateInZone } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs, type Clock } from '@getaway/kernel/instant';
import { decimalFromCents } from '@getaway/kernel/money';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Database } from '../database/database.ts';
import {
  latePayments,
  monthsAround,
  staysBetween,
  unpaidLimitsReached,
  unpaidReservations,
} from './overview.repository.ts';

const lateDays = 14;
const comingDays = 7;
const monthsEachWay = 6;

/** The staff's dashboard. */
export function overviewRoutes(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
  guard: SessionGuard;
}): Router {
  const router = Router();
  const { prisma, pool } = deps.database;

  mount(router, readOverview, deps.guard.requireStaff, async () => {
    const now = deps.now();
    const today = dateInZone(now, deps.timeZone);
    const week = { from: today, to: addDays(today, comingDays - 1) };
    const [unpaid, limits, late, arrivals, departures, months] = await Promise.all([
      unpaidReservations(prisma),
      unpaidLimitsReached(prisma, addMilliseconds(now, -dayMs)),
      latePayments(prisma, addMilliseconds(now, -lateDays * dayMs)),
      staysBetween(prisma, 'checkInDate', week),
      staysBetween(prisma, 'checkOutDate', week),
      monthsAround(pool, today, monthsEachWay),
    ]);
    return {
      today,
      unpaidReservations: unpaid.map((booking) => ({
        ...stayFacts(booking),
        totalPrice: decimalFromCents(booking.total),
        paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
      })),
      unpaidLimits: limits.map(({ reachedAt, ...facts }) => ({
        ...facts,
        reachedAt: reachedAt.toISOString(),
      })),
      latePayments: late.map(({ amount, cause, createdAt, refundedAt, refusedAt, ...facts }) => ({
        ...facts,
        ...(cause === undefined ? {} : { cause }),
        amount: decimalFromCents(amount),
        createdAt: createdAt.toISOString(),
        refundedAt: refundedAt?.toISOString() ?? null,
        refusedAt: refusedAt?.toISOString() ?? null,
      })),
      arrivals: arrivals.map(comingStay),
      departures: departures.map(comingStay),
      months: months.map(({ revenue, ...month }) => ({ ...month, revenue: decimalFromCents(revenue) })),
    };
  });

  return router;
}

function stayFacts({ id, guestName, bookingReference, checkInDate, checkOutDate }: BookingRecord) {
  return { id, guestName, bookingReference, checkInDate, checkOutDate };
}

function comingStay(booking: BookingRecord): ComingStay {
  const { checkInTime, checkOutTime, numberOfGuests, occasion } = booking;
  return { ...stayFacts(booking), checkInTime, checkOutTime, numberOfGuests, occasion };
}
