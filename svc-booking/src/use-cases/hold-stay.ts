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

/** Takes the nights for a guest who is about to pay by card, or changes the hold that this browser has. */
export function holdStay(deps: ClaimStayDeps, input: ClaimStayInput): Promise<HoldStayOutcome> {
  return orRefusal(
    deps.database.transact(async (tx, sql) => {
      const now = deps.now();
      const { holdId, correlationId } = input;
      const found = holdId === undefined ? undefined : await lockBooking(tx, sql, { holdId });
      const existing = found?.status === 'pending' ? found : undefined;
      const write = (stay: ClaimedStay): Promise<BookingRecord> => {
        const content = { ...stay, holdExpiresAt: addMilliseconds(now, holdMs) };
        if (existing) return changeHold(tx, existing.id, content);
        return createHold(tx, {
          ...content,
          holdId: deps.newId(),
          bookingReference: bookingReference(deps.chance),
          heldFrom: input.clientAddress,
        });
      };
      const booking = await claimStay(deps, input, { tx, sql, now, existing, paymentMethod: 'card', write });
      await announceBooking(sql, bookingHeld, booking, { correlationId, now });
      return { ok: true as const, booking };
    }),
  );
}
