import { isWithin } from '@getaway/kernel/stay';
import { takeFreshNights, type FreshNightsDeps } from '../availability/take-fresh-nights.ts';
import { stayOf, type BookingRecord } from '../bookings/booking-record.rules.ts';
import { payReservation, type PayReservationOutcome } from '../payments/pay-reservation.ts';
import { preparePayment, type PreparePaymentOutcome } from '../payments/prepare-payment.ts';
import { findOwnHold } from './find-own-hold.ts';
import { holdStay, type HoldStayDeps, type HoldStayInput, type HoldStayOutcome } from './hold-stay.ts';

export type StartCardPaymentDeps = HoldStayDeps & FreshNightsDeps;

export interface StartCardPaymentInput extends Omit<HoldStayInput, 'holdId'> {
  /** The holds that this browser may have, the one that the request names first. */
  readonly holdIds: readonly (string | undefined)[];
  /** Called before the provider is asked, so that the browser finds its hold even if the provider fails. */
  readonly onHeld: (holdId: string) => void;
}

export type StartedPayment = Extract<PreparePaymentOutcome, { ok: true }> & {
  readonly holdId: string;
  /** When the nights are not held, they are taken when the payment succeeds. */
  readonly nightsHeld: boolean;
};

export type StartCardPaymentOutcome =
  | StartedPayment
  | Extract<HoldStayOutcome | PayReservationOutcome | PreparePaymentOutcome, { ok: false }>;

/**
 * Starts the card payment of a guest: offers their reservation of these dates, or holds the stay, and prepares
 * the payment intent. Other platforms are asked first when the guest does not have the nights yet.
 */
export async function startCardPayment(
  deps: StartCardPaymentDeps,
  { holdIds, onHeld, ...input }: StartCardPaymentInput,
): Promise<StartCardPaymentOutcome> {
  const stay = stayOf(input.data);
  const own = await findOwnHold(deps, { holdIds, asked: stay, correlationId: input.correlationId });
  if (own.status === 'paid') return { ok: false, reason: 'paid' };
  if (own.status === 'reserved') {
    const offered = await payReservation(deps, { ...input, holdId: own.holdId });
    return offered.ok ? prepare(deps, offered.booking, { nightsHeld: true, onHeld }) : offered;
  }
  const hasTheNights = own.status === 'held' && isWithin(stay, own.stay);
  if (!hasTheNights) await takeFreshNights(deps, input.data);
  const holdId = own.status === 'held' ? own.holdId : undefined;
  const held = await holdStay(deps, { ...input, holdId });
  return held.ok ? prepare(deps, held.booking, { nightsHeld: held.nightsHeld, onHeld }) : held;
}

async function prepare(
  deps: StartCardPaymentDeps,
  unpaid: BookingRecord,
  { nightsHeld, onHeld }: { nightsHeld: boolean } & Pick<StartCardPaymentInput, 'onHeld'>,
): Promise<StartCardPaymentOutcome> {
  const { holdId } = unpaid;
  if (holdId === null) throw new Error(`hold ${unpaid.id} has no hold id`);
  onHeld(holdId);
  const outcome = await preparePayment(deps, unpaid);
  return outcome.ok ? { ...outcome, holdId, nightsHeld } : outcome;
}
