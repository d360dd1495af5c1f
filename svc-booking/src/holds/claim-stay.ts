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
  /** 0 is without limit. */
  readonly unpaidPerAddress: number;
  readonly unpaidNights: UnpaidNightLimits;
}

export interface ClaimStayInput {
  readonly data: BookingData & StayHours;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
  /** The browser's own hold, if it has one. */
  readonly holdId: string | undefined;
  /** Dollars that the browser believes in; checked, never used. */
  readonly expectedTotals: readonly number[];
  readonly clientNetwork: string | null;
  /** What unpaid nights are counted by: an IPv4 address or an IPv6 /48. */
  readonly heldNetwork: string | null;
  readonly correlationId: string;
}

/** `email`: one address has as many unpaid bookings as it may. */
export type Limit = PassedLimit | 'email';

export type ClaimRefusal =
  | QuoteRefusal
  | { readonly ok: false; readonly reason: 'price-changed'; readonly quote: Quote }
  | { readonly ok: false; readonly reason: 'hours-not-offered'; readonly fault: HoursFault }
  | { readonly ok: false; readonly reason: 'total-too-small'; readonly quote: Quote }
  | { readonly ok: false; readonly reason: 'dates-taken'; readonly dates: readonly CalendarDate[] }
  | TooManyUnpaid
  /** Beyond a limit on what may be unpaid: a reservation that needs the guest's word by email first. */
  | {
      readonly ok: false;
      readonly reason: 'needs-confirmation';
      readonly quote: Quote;
      readonly limit: Limit;
      /** Present when a link would be refused as well, because the wider limits are reached. */
      readonly full: TooManyUnpaid | undefined;
    }
  /** The hold has been renewed for as long as a hold may be. */
  | { readonly ok: false; readonly reason: 'hold-over' };

/** Nothing more may stay unpaid for now. */
export interface TooManyUnpaid {
  readonly ok: false;
  readonly reason: 'too-many-unpaid';
  readonly retryAfterSeconds: number;
  /** False when card payments of this guest cannot start either. */
  readonly canPayByCard: boolean;
}

/** Carries a refusal out of the transaction, which undoes what was done before it. */
class Refused extends Error {
  readonly refusal: ClaimRefusal;
  constructor(refusal: ClaimRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** What a claim writes: the stay as it was priced. */
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
  /** This browser's hold, locked: it is changed, and never in its own way. */
  readonly existing: BookingRecord | undefined;
  readonly paymentMethod: 'card' | 'alternative';
  /** The guest has opened the link in their email, which allows more unpaid nights. */
  readonly isEmailConfirmed: boolean;
  /** Writes the booking that takes the nights. */
  readonly write: (stay: ClaimedStay) => Promise<BookingRecord>;
}

/** Answers a refusal instead of throwing it; the transaction that was left by it is undone. */
export async function catchRefusal<T extends object>(claiming: Promise<T>): Promise<T | ClaimRefusal> {
  try {
    return await claiming;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** A claimed stay. Beyond the limits on what may be unpaid, a card payment starts without its nights being held. */
export interface ClaimedBooking {
  readonly booking: BookingRecord;
  /** The limit that keeps the nights from being held, if any. */
  readonly passed: Limit | undefined;
}

/** Prices a stay for a guest and takes its nights, in the caller's transaction. Refusals leave it: see `catchRefusal`. */
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
  const stay = { arrival: input.data.checkInDate, departure: input.data.checkOutDate };
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
  // No link is promised that the wider limits would refuse.
  const wider = passedLimit(deps.unpaidNights, taken, wanted.length, true);
  const fullNetwork = wider === 'overall' ? null : input.heldNetwork;
  const full = wider && (await tooManyUnpaid(claim, [{ network: fullNetwork, exceptId: id }]));
  if (claim.isEmailConfirmed && full) throw new Refused(full);
  throw new Refused({ ok: false, reason: 'needs-confirmation', quote, limit: wider ?? passed, full });
}

/** The price of a claim, as it would be taken now. Changes nothing. */
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

/** Refuses a stay that no limit on unpaid nights will ever let through: no link in an email could help its guest. */
function refuseTooLong(limits: UnpaidNightLimits, { data }: ClaimStayInput): void {
  const longest = longestReservation(limits);
  if (nightCount({ arrival: data.checkInDate, departure: data.checkOutDate }) <= longest) return;
  const message = `A stay of more than ${longest} nights can’t be reserved without payment. Please pay by card, or choose at most ${longest} nights.`;
  throw new Refused({ ok: false, reason: 'stay', fault: { path: 'checkOutDate', message } });
}

/** Refuses when the browser believes in another total than the quote's. */
export function refuseOtherTotal(input: Pick<ClaimStayInput, 'expectedTotals'>, quote: Quote): void {
  if (input.expectedTotals.some((total) => Math.abs(total - Number(quote.total)) >= 0.005))
    throw new Refused({ ok: false, reason: 'price-changed', quote });
}

/**
 * Refuses a network that has too many unpaid bookings, and a reservation of an email address that has as many as it may.
 * Anybody can type a stranger's address, so only those count that were confirmed by its email or come from the network
 * that asks now. Answers whether the address has as many with those from elsewhere, which the guest's word by email passes.
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
 * Gives the use of the former code back and counts one of the new; answers whether one is counted now. Codes are locked
 * in the order of their ids and before any night, so that guests who swap codes do not wait for one another.
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
