import type { BookingData } from '@getaway/contracts/http/booking-payment';
import type { Quote } from '@getaway/contracts/http/quote';
import { earliestOpening } from '@getaway/kernel/stay-hours';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { nightCount, nightsOf } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from '../bookings/booking-record.repository.ts';
import { countUnpaid } from '../bookings/bookings.repository.ts';
import type { Database, Tx } from '../database/database.ts';
import { releaseNights, takeNights } from '../availability/nights.repository.ts';
import { countedCodeId, countPromoUse, giveBackPromoUse } from '../promo-codes/promo-codes.repository.ts';
import { countUnpaidNights, secondsUntilNextEnd } from '../reservations/unpaid-nights.repository.ts';
import { cardAmountOf } from '../payments/card-amount.rules.ts';
import type { RandomInt } from '../bookings/booking-codes.rules.ts';
import { unpaidPerEmail } from './hold.rules.ts';
import { hoursFault, type HoursFault, type StayHours } from '../availability/stay-hours.rules.ts';
import {
  longestReservation,
  passedLimit,
  type PassedLimit,
  type UnpaidNightLimits,
} from '../reservations/unpaid-limits.rules.ts';
import type { PricedStay } from '../pricing/quote.rules.ts';
import { requestQuote, type QuoteRefusal } from '../pricing/request-quote.ts';

export interface ClaimStayDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly randomInt: RandomInt;
  readonly newId: () => string;
  readonly timeZone: string;
  readonly usualHours: StayHours;
  /** 0 means no limit. */
  readonly unpaidPerAddress: number;
  readonly unpaidNights: UnpaidNightLimits;
}

export interface ClaimStayInput {
  readonly data: BookingData & StayHours;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
  /** The browser's own hold, if it has one. */
  readonly holdId: string | undefined;
  /** The total in dollars that the browser shows. It is compared, never charged. */
  readonly expectedTotals: readonly number[];
  readonly clientNetwork: string | null;
  /** The network by which unpaid nights are counted: an IPv4 address or an IPv6 /48. */
  readonly heldNetwork: string | null;
  readonly correlationId: string;
}

/** `email`: the address has reached its limit of unpaid bookings. */
export type Limit = PassedLimit | 'email';

export type ClaimRefusal =
  | QuoteRefusal
  | { readonly ok: false; readonly reason: 'price-changed'; readonly quote: Quote }
  | { readonly ok: false; readonly reason: 'hours-not-offered'; readonly fault: HoursFault }
  | { readonly ok: false; readonly reason: 'total-too-small'; readonly quote: Quote }
  | { readonly ok: false; readonly reason: 'dates-taken'; readonly dates: readonly CalendarDate[] }
  | TooManyUnpaid
  /** Beyond a limit on unpaid nights: the guest has to confirm the reservation by email first. */
  | {
      readonly ok: false;
      readonly reason: 'needs-confirmation';
      readonly quote: Quote;
      readonly limit: Limit;
      /** Present when a link would be refused as well, because the wider limits are reached. */
      readonly full: TooManyUnpaid | undefined;
    }
  /** The hold has reached its longest total time. */
  | { readonly ok: false; readonly reason: 'hold-over' };

/** The limit on unpaid nights is reached. */
export interface TooManyUnpaid {
  readonly ok: false;
  readonly reason: 'too-many-unpaid';
  readonly retryAfterSeconds: number;
  /** False when this guest cannot start a card payment either. */
  readonly canPayByCard: boolean;
}

/** Carries a refusal out of the transaction, which rolls back. */
class Refused extends Error {
  readonly refusal: ClaimRefusal;
  constructor(refusal: ClaimRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** What a claim stores: the stay with its price. */
export interface ClaimedStay {
  readonly id: string;
  readonly data: BookingData & StayHours;
  readonly priced: PricedStay;
  readonly quote: Quote;
  readonly promoUseCounted: boolean;
}

export interface Claim {
  readonly tx: Tx;
  readonly sql: Sql;
  readonly now: Date;
  /** This browser's hold, locked. It is changed and does not conflict with itself. */
  readonly existing: BookingRecord | undefined;
  readonly paymentMethod: 'card' | 'alternative';
  /** The guest has opened the link in their email, which allows more unpaid nights. */
  readonly isEmailConfirmed: boolean;
  /** Writes the booking that takes the nights. */
  readonly write: (stay: ClaimedStay) => Promise<BookingRecord>;
}

/** Returns a refusal instead of throwing it, after the transaction has rolled back. */
export async function catchRefusal<T extends object>(claiming: Promise<T>): Promise<T | ClaimRefusal> {
  try {
    return await claiming;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** A claimed stay. Beyond the limits on unpaid nights, a card payment starts without holding its nights. */
export interface ClaimedBooking {
  readonly booking: BookingRecord;
  /** The limit that prevents holding the nights, if any. */
  readonly passed: Limit | undefined;
}

/**
 * Prices a stay for a guest and takes its nights in the caller's transaction. Refusals are thrown;
 * `catchRefusal` returns them.
 */
export async function claimStay(
  deps: ClaimStayDeps,
  input: ClaimStayInput,
  claim: Claim,
): Promise<ClaimedBooking> {
  const { tx, sql, existing } = claim;
  const { priced, quote } = await priceClaim(deps, input, claim);
  const isEmailFull = await enforceUnpaidLimit(deps, input, claim);
  const promoUseCounted = await moveUse(tx, sql, existing, priced.promo?.id);
  const id = existing?.id ?? deps.newId();
  const booking = await claim.write({ id, data: input.data, priced, quote, promoUseCounted });
  const stay = { checkIn: input.data.checkInDate, checkOut: input.data.checkOutDate };
  const wanted = nightsOf(stay);
  const taken = await countUnpaidNights(sql, { network: input.heldNetwork, exceptId: id });
  const passed = isEmailFull
    ? 'email'
    : passedLimit(deps.unpaidNights, taken, wanted.length, claim.isEmailConfirmed);
  const nights = await takeNights(sql, id, wanted);
  if (!nights.ok) throw new Refused({ ok: false, reason: 'dates-taken', dates: nights.taken });
  if (passed === undefined) return { booking, passed };
  if (claim.paymentMethod === 'card') {
    // A guest who pays is never turned away: the nights are taken when the payment succeeds.
    await releaseNights(sql, id);
    return { booking, passed };
  }
  // A link is only offered when the wider limits would accept it.
  const wider = passedLimit(deps.unpaidNights, taken, wanted.length, true);
  const fullNetwork = wider === 'overall' ? null : input.heldNetwork;
  const full = wider && (await tooManyUnpaid(claim, [{ network: fullNetwork, exceptId: id }]));
  if (claim.isEmailConfirmed && full) throw new Refused(full);
  throw new Refused({ ok: false, reason: 'needs-confirmation', quote, limit: wider ?? passed, full });
}

/** The price of a claim at this moment. Changes nothing. */
export async function priceClaim(
  deps: ClaimStayDeps,
  input: ClaimStayInput,
  { tx, now, existing, paymentMethod }: Pick<Claim, 'tx' | 'now' | 'existing' | 'paymentMethod'>,
): Promise<{ priced: PricedStay; quote: Quote }> {
  const quoted = await requestQuote(
    { tx, now, today: dateInZone(now, deps.timeZone) },
    {
      ...input.data,
      addOnIds: input.addOnIds,
      packageIds: input.packageIds,
      paymentMethod,
      countedPromoId: existing ? ((await countedCodeId(tx, existing)) ?? undefined) : undefined,
    },
  );
  if (!quoted.ok) throw new Refused(quoted);
  if (paymentMethod === 'alternative') refuseTooLong(deps.unpaidNights, input);
  const { addOns, packages } = quoted.priced;
  const opensAt = earliestOpening([...addOns, ...packages]);
  const fault = hoursFault(input.data, deps.usualHours, opensAt);
  if (fault) throw new Refused({ ok: false, reason: 'hours-not-offered', fault });
  refuseOtherTotal(input, quoted.quote);
  if (paymentMethod === 'card' && cardAmountOf(quoted.priced.total) === 'too-small')
    throw new Refused({ ok: false, reason: 'total-too-small', quote: quoted.quote });
  return { priced: quoted.priced, quote: quoted.quote };
}

/**
 * Refuses a stay that is too long for every limit on unpaid nights, since a confirmation link could not help.
 */
function refuseTooLong(limits: UnpaidNightLimits, { data }: ClaimStayInput): void {
  const longest = longestReservation(limits);
  if (nightCount({ checkIn: data.checkInDate, checkOut: data.checkOutDate }) <= longest) return;
  const message = `A stay of more than ${longest} nights can’t be reserved without payment. Please pay by card, or choose at most ${longest} nights.`;
  throw new Refused({ ok: false, reason: 'stay', fault: { path: 'checkOutDate', message } });
}

/** Refuses when the browser's total differs from the quote's. */
export function refuseOtherTotal(input: Pick<ClaimStayInput, 'expectedTotals'>, quote: Quote): void {
  if (input.expectedTotals.some((total) => Math.abs(total - Number(quote.total)) >= 0.005))
    throw new Refused({ ok: false, reason: 'price-changed', quote });
}

/**
 * Refuses a network with too many unpaid bookings, and a reservation whose email address has reached its
 * limit. A stranger can type any address, so only bookings that were confirmed by email or come from the same
 * network count. Returns whether the address reaches the limit when bookings from other networks are
 * included; a confirmation by email lifts that limit.
 */
async function enforceUnpaidLimit(
  deps: ClaimStayDeps,
  input: ClaimStayInput,
  claim: Claim,
): Promise<boolean> {
  const exceptId = claim.existing?.id ?? null;
  const unpaid = await countUnpaid(claim.sql, {
    email: input.data.email,
    heldFrom: input.clientNetwork,
    network: input.heldNetwork,
    exceptId,
  });
  const isAddressFull = deps.unpaidPerAddress > 0 && unpaid.ofAddress >= deps.unpaidPerAddress;
  const hasOwn = claim.paymentMethod === 'alternative' && unpaid.ownOfEmail >= unpaidPerEmail;
  if (isAddressFull || hasOwn) {
    const guest = { email: input.data.email, network: input.heldNetwork };
    const reached = [
      ...(isAddressFull ? [{ clientAddress: input.clientNetwork, exceptId }] : []),
      ...(hasOwn ? [{ guest, exceptId }] : []),
    ];
    throw new Refused(await tooManyUnpaid(claim, reached, { canPayByCard: !isAddressFull }));
  }
  return !claim.isEmailConfirmed && unpaid.ofEmail >= unpaidPerEmail;
}

/** Each of the limits that are reached has to have room again. */
async function tooManyUnpaid(
  { sql, now }: Pick<Claim, 'sql' | 'now'>,
  reached: readonly Parameters<typeof secondsUntilNextEnd>[1][],
  { canPayByCard = true }: { canPayByCard?: boolean } = {},
): Promise<TooManyUnpaid> {
  let retryAfterSeconds = 0;
  for (const of of reached)
    retryAfterSeconds = Math.max(retryAfterSeconds, await secondsUntilNextEnd(sql, of, now));
  return { ok: false, reason: 'too-many-unpaid', retryAfterSeconds, canPayByCard };
}

/**
 * Releases the use of the previous code and counts a use of the new one. Returns whether a use is counted
 * now. Codes are locked in id order and before any night, so that guests who swap codes do not deadlock.
 */
async function moveUse(
  tx: Tx,
  sql: Sql,
  existing: BookingRecord | undefined,
  codeId: string | undefined,
): Promise<boolean> {
  const countedId = existing ? await countedCodeId(tx, existing) : null;
  if (countedId !== null && countedId === codeId) return true;
  const isLast = countedId !== null && codeId !== undefined && codeId < countedId;
  if (countedId !== null && !isLast) await giveBackPromoUse(sql, countedId);
  if (codeId !== undefined && !(await countPromoUse(sql, codeId)))
    throw new Refused({ ok: false, reason: 'promo-invalid', why: 'used-up' });
  if (countedId !== null && isLast) await giveBackPromoUse(sql, countedId);
  return codeId !== undefined;
}
