import { addMilliseconds, dayMs, hourMs } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import { happens, oneOf, type RandomInt } from '@getaway/demo/random-int';
import { freeAgainAt, type DemoYear, type PlannedBooking } from '@getaway/demo/year';
import { blockDates } from '../src/availability/block-dates.ts';
import { updateStaffBooking } from '../src/bookings/update-staff-booking.ts';
import { completeStays } from '../src/bookings/complete-stays.ts';
import { expireHolds } from '../src/holds/expire-holds.ts';
import { expireReservations } from '../src/reservations/expire-reservations.ts';
import { markBookingPaid } from '../src/payments/mark-booking-paid.ts';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { book, demoActor, type DemoDeps } from './book.ts';
import { bookingRequestOf, type Offer } from './booking-request.ts';
import { appMethods, phonePayments, returnRecorded } from './recorded-money.ts';

/** Something that happens at a given moment. Its follow-ups are added to the diary at that moment. */
export interface DiaryEntry {
  readonly at: Date;
  readonly act: () => Promise<readonly DiaryEntry[]>;
}

const nothing: readonly DiaryEntry[] = [];

type DiaryDeps = DemoDeps & { readonly logger: Logger };

/** Everything that guests, staff and scheduled jobs do in a year. */
export function diaryOf(
  deps: DiaryDeps,
  { bookings, blocks }: DemoYear,
  { randomInt, offer, now }: { randomInt: RandomInt; offer: Offer; now: Date },
): DiaryEntry[] {
  const first = bookings[0]?.bookedAt ?? now;
  const days = Math.floor((now.getTime() - first.getTime()) / dayMs);
  return [
    ...bookings.map((planned) => ({
      at: planned.bookedAt,
      act: async () =>
        follow(
          deps,
          randomInt,
          planned,
          (await book(deps, planned, bookingRequestOf(randomInt, planned, offer))).id,
        ),
    })),
    ...blocks.map(({ from: fromDate, to: toDate, reason }, place) => ({
      // Before the first booking: the plan keeps these nights available.
      at: addMilliseconds(first, -hourMs * (place + 1)),
      act: async () => {
        await blockDates(deps, { fromDate, toDate, reason, correlationId: deps.newId() });
        return nothing;
      },
    })),
    ...Array.from({ length: days + 1 }, (_, day) => ({
      at: addMilliseconds(first, day * dayMs),
      act: async () => {
        await completeStays(deps, deps.newId());
        return nothing;
      },
    })),
  ];
}

/** The follow-ups of a booking. */
function follow(
  deps: DiaryDeps,
  randomInt: RandomInt,
  planned: PlannedBooking,
  id: string,
): readonly DiaryEntry[] {
  const { bookedAt, how, fate } = planned;
  const decision = () => ({ id, revision: undefined, actor: demoActor, correlationId: deps.newId() });
  const act = (does: () => Promise<unknown>) => async () => {
    await does();
    return nothing;
  };
  const later = (ms: number, does: () => Promise<unknown>): DiaryEntry => ({
    at: addMilliseconds(bookedAt, ms),
    act: act(does),
  });
  if (fate.kind === 'never-paid') {
    const expire = how === 'card' ? expireHolds : expireReservations;
    return [{ at: freeAgainAt(planned), act: act(() => expire(deps, deps.newId())) }];
  }
  const paid = paymentsOf(deps, randomInt, planned, id);
  if (fate.kind === 'cancelled') {
    const refund = how === 'card' ? fate.refund : undefined;
    const cancel: DiaryEntry = {
      at: fate.at,
      act: async () => {
        await updateStaffBooking(deps, { ...decision(), refund }, { status: 'cancelled' });
        await payRefunds(deps, deps.newId());
        await returnRecorded(deps, id);
        return nothing;
      },
    };
    return [...paid, cancel];
  }
  if (!happens(randomInt, 12)) return paid;
  const change = happens(randomInt, 50)
    ? { specialRequests: 'Arriving by train; no car service, please.' }
    : { checkInTime: '19:00' };
  return [
    ...paid,
    later(26 * hourMs, () => updateStaffBooking(deps, { ...decision(), refund: undefined }, change)),
  ];
}

/** What comes without a card: a reservation is marked as paid, a booking by phone is paid in parts. */
function paymentsOf(
  deps: DiaryDeps,
  randomInt: RandomInt,
  planned: PlannedBooking,
  id: string,
): readonly DiaryEntry[] {
  switch (planned.how) {
    case 'card':
      return [];
    case 'alternative': {
      const method = oneOf(randomInt, appMethods);
      return [
        {
          at: addMilliseconds(planned.bookedAt, (1 + randomInt(18)) * hourMs),
          act: async () => {
            const correlationId = deps.newId();
            await markBookingPaid(deps, { bookingId: id, method, actor: demoActor, correlationId });
            return nothing;
          },
        },
      ];
    }
    case 'staff':
      return phonePayments(deps, randomInt, planned, id).map(({ at, record }) => ({
        at,
        act: async () => {
          await record();
          return nothing;
        },
      }));
    default:
      return planned.how satisfies never;
  }
}
