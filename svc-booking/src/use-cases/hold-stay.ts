import type { BookingData } from '@getaway/contracts/http/booking-payment';
import { bookingHeld } from '@getaway/contracts/events/booking';
import type { Quote } from '@getaway/contracts/http/quote';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, type Clock } from '@getaway/kernel/instant';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from '../data/booking-record.ts';
import { changeHold, countUnpaid, createHold, lockBooking } from '../data/bookings.repository.ts';
import type { Database, Tx } from '../data/database.ts';
import { takeNights } from '../data/nights.repository.ts';
import { countPromoUse, giveBackPromoUse } from '../data/promo-codes.repository.ts';
import { bookingReference, type Chance } from '../domain/booking/codes.ts';
import { holdMs, unpaidPerEmail } from '../domain/booking/hold.ts';
import { announceBooking } from './announce-booking.ts';
import { requestQuote, type QuoteRefusal } from './request-quote.ts';

export interface HoldStayDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly chance: Chance;
  readonly newId: () => string;
  readonly timeZone: string;
  /** 0 is without limit. */
  readonly unpaidPerAddress: number;
}

export interface HoldStayInput {
  readonly data: BookingData;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
  /** The browser's own hold, if it has one. */
  readonly holdId: string | undefined;
  /** Dollars that the browser believes in; checked, never used. */
  readonly expectedTotals: readonly number[];
  readonly clientAddress: string | null;
  readonly correlationId: string;
}

export type HoldStayOutcome =
  | { readonly ok: true; readonly booking: BookingRecord }
  | QuoteRefusal
  | { readonly ok: false; readonly reason: 'price-changed'; readonly quote: Quote }
  | { readonly ok: false; readonly reason: 'dates-taken'; readonly dates: readonly CalendarDate[] }
  | { readonly ok: false; readonly reason: 'too-many-unpaid' };

/** Carries a refusal out of the transaction, which undoes what was done before it. */
class Refused extends Error {
  readonly outcome: HoldStayOutcome & { ok: false };
  constructor(outcome: HoldStayOutcome & { ok: false }) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

/** Takes the nights for a guest who is about to pay, or changes the hold that this browser has. */
export async function holdStay(deps: HoldStayDeps, input: HoldStayInput): Promise<HoldStayOutcome> {
  try {
    const booking = await deps.database.transact((tx, sql) => hold(deps, input, tx, sql));
    return { ok: true, booking };
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

async function hold(deps: HoldStayDeps, input: HoldStayInput, tx: Tx, sql: Sql): Promise<BookingRecord> {
  const now = deps.now();
  const found = input.holdId === undefined ? undefined : await lockBooking(tx, sql, { holdId: input.holdId });
  const existing = found?.status === 'pending' ? found : undefined;
  const id = existing?.id ?? deps.newId();

  const quoted = await requestQuote(
    { tx, now, today: dateInZone(now, deps.timeZone) },
    {
      ...input.data,
      addOnIds: input.addOnIds,
      packageIds: input.packageIds,
      paymentMethod: 'card',
      countedPromoCode: existing?.promoUseCounted ? (existing.promoCode ?? undefined) : undefined,
    },
  );
  if (!quoted.ok) throw new Refused(quoted);
  const { priced, quote } = quoted;
  if (input.expectedTotals.some((total) => Math.abs(total - quote.total) >= 0.005)) {
    throw new Refused({ ok: false, reason: 'price-changed', quote });
  }
  await refuseHostageTaking(deps, input, sql, existing?.id ?? null);

  const promoUseCounted = await moveUse(sql, existing, priced.promo?.code);
  const content = {
    data: input.data,
    priced,
    quote,
    holdExpiresAt: addMilliseconds(now, holdMs),
    promoUseCounted,
  };
  const booking = existing
    ? await changeHold(tx, id, content)
    : await createHold(tx, {
        ...content,
        id,
        holdId: deps.newId(),
        bookingReference: bookingReference(deps.chance),
        heldFrom: input.clientAddress,
      });
  const stay = { arrival: input.data.checkInDate, departure: input.data.checkOutDate };
  const nights = await takeNights(sql, id, nightsOf(stay));
  if (!nights.ok) throw new Refused({ ok: false, reason: 'dates-taken', dates: nights.taken });
  await announceBooking(sql, bookingHeld, booking, { correlationId: input.correlationId, now });
  return booking;
}

async function refuseHostageTaking(
  deps: HoldStayDeps,
  input: HoldStayInput,
  sql: Sql,
  exceptId: string | null,
): Promise<void> {
  const unpaid = await countUnpaid(sql, { email: input.data.email, heldFrom: input.clientAddress, exceptId });
  const overAddress = deps.unpaidPerAddress > 0 && unpaid.ofAddress >= deps.unpaidPerAddress;
  if (unpaid.ofEmail >= unpaidPerEmail || overAddress)
    throw new Refused({ ok: false, reason: 'too-many-unpaid' });
}

/** Gives the use of the former code back and counts one of the new; answers whether one is counted now. */
async function moveUse(
  sql: Sql,
  existing: BookingRecord | undefined,
  code: string | undefined,
): Promise<boolean> {
  const counted = existing?.promoUseCounted ? existing.promoCode : null;
  if (counted !== null && counted === code) return true;
  if (counted) await giveBackPromoUse(sql, counted);
  if (code === undefined) return false;
  if (await countPromoUse(sql, code)) return true;
  throw new Refused({ ok: false, reason: 'promo-invalid', why: 'used-up' });
}
