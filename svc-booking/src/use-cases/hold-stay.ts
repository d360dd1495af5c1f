import { bookingHeld } from '@getaway/contracts/events/booking';
import { addMilliseconds } from '@getaway/kernel/instant';
import type { BookingRecord } from '../data/booking-record.ts';
import { changeHold, createHold, lockBooking } from '../data/bookings.repository.ts';
import { bookingReference } from '../domain/booking/codes.ts';
import { holdMs } from '../domain/booking/hold.ts';
import { announceBooking } from './announce-booking.ts';
import {
  claimStay,
  orRefusal,
  type ClaimedStay,
  type ClaimRefusal,
  type ClaimStayDeps,
  type ClaimStayInput,
} from './claim-stay.ts';

export type HoldStayOutcome = { readonly ok: true; readonly booking: BookingRecord } | ClaimRefusal;

export interface HoldStayInput extends ClaimStayInput {
  /** What a new hold is called. A hold that has this name already came from the same request, before a crash. */
  readonly newHoldId: string;
}

/** Takes the nights for a guest who is about to pay by card, or changes the hold that this browser has. */
export function holdStay(deps: ClaimStayDeps, input: HoldStayInput): Promise<HoldStayOutcome> {
  return orRefusal(
    deps.database.transact(async (tx, sql) => {
      const now = deps.now();
      const { holdId, newHoldId, correlationId } = input;
      const own = holdId === undefined ? undefined : await lockBooking(tx, sql, { holdId });
      const earlier =
        own?.status === 'pending' ? undefined : await lockBooking(tx, sql, { holdId: newHoldId });
      const existing = [own, earlier].find((hold) => hold?.status === 'pending');
      const write = (stay: ClaimedStay): Promise<BookingRecord> => {
        const content = { ...stay, holdExpiresAt: addMilliseconds(now, holdMs) };
        if (existing) return changeHold(tx, existing.id, content);
        return createHold(tx, {
          ...content,
          holdId: earlier ? deps.newId() : newHoldId,
          bookingReference: bookingReference(deps.chance),
          heldFrom: input.clientNetwork,
        });
      };
      const booking = await claimStay(deps, input, { tx, sql, now, existing, paymentMethod: 'card', write });
      await announceBooking(sql, bookingHeld, booking, { correlationId, now });
      return { ok: true as const, booking };
    }),
  );
}
