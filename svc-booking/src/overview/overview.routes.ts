import { Router } from 'express';
import { readOverview as overviewCall, type ComingStay } from '@getaway/contracts/http/overview';
import { decimalFromCents } from '@getaway/kernel/money';
import { mount } from '@getaway/service-kit/http/mount';
import type { Dependencies } from '../dependencies.ts';
import type { ComingBooking, StayFacts } from './overview.rules.ts';
import { leftToPay } from './overview.rules.ts';
import { readOverview } from './read-overview.ts';

/** The staff's dashboard. */
export function overviewRoutes(deps: Pick<Dependencies, 'database' | 'now' | 'timeZone' | 'guard'>): Router {
  const router = Router();

  mount(router, overviewCall, deps.guard.requireStaff, async () => {
    const overview = await readOverview(deps);
    const { today, unpaid, limits, late, disputes, unclaimed, arrivals, departures, months } = overview;
    return {
      today,
      unpaidReservations: unpaid.map((booking) => ({
        ...stayFacts(booking),
        totalPrice: decimalFromCents(booking.total),
        due: decimalFromCents(leftToPay(booking)),
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
      disputes: disputes.map(({ id, bookingReference, guestName, amount, status, respondBy }) => ({
        id,
        bookingReference,
        guestName,
        amount: decimalFromCents(amount),
        status,
        respondBy: respondBy?.toISOString() ?? null,
      })),
      unclaimedMoney: unclaimed.map(({ id, bookingReference, amount, createdAt }) => ({
        id,
        namedReference: bookingReference,
        amount: decimalFromCents(amount),
        createdAt: createdAt.toISOString(),
      })),
      arrivals: arrivals.map((stay) => ({ ...comingStay(stay), opensAt: overview.opensAt(stay.id) })),
      departures: departures.map(comingStay),
      months: months.map(({ revenue, ...month }) => ({ ...month, revenue: decimalFromCents(revenue) })),
    };
  });

  return router;
}

function stayFacts({ id, guestName, bookingReference, checkInDate, checkOutDate }: StayFacts) {
  return { id, guestName, bookingReference, checkInDate, checkOutDate };
}

function comingStay(booking: ComingBooking): ComingStay {
  const { checkInTime, checkOutTime, numberOfGuests, occasion } = booking;
  const due = decimalFromCents(leftToPay(booking));
  return { ...stayFacts(booking), checkInTime, checkOutTime, numberOfGuests, occasion, due };
}
