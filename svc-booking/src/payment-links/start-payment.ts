import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { storeCardPrice } from '../bookings/store-card-price.ts';
import { cardAmountOf } from '../payments/card-amount.rules.ts';
import { cardCharge } from '../payments/card-charge.rules.ts';
import type { CardPayment } from '../payments/card-payments.client.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { followPayment } from '../payments/follow-payment.ts';
import { preparePayment } from '../payments/prepare-payment.ts';
import { endLinkPayment } from './end-link-payment.ts';
import { enterLinkPayment } from './enter-link-payment.ts';
import {
  closePayment,
  insertOpenPayment,
  markFromStay,
  openPaymentOf,
  setIntent,
  type LinkPayment,
} from './link-payments.repository.ts';
import type { LinkOfferOutcome } from './payment-link.rules.ts';
import { readOffer } from './read-offer.ts';

export type StartPaymentOutcome =
  | {
      readonly ok: true;
      readonly clientSecret: string;
      readonly paymentIntentId: string;
      readonly amount: Cents;
    }
  | { readonly ok: false; readonly reason: 'unknown' | 'payment-under-way' | 'too-small' }
  /** `not-open`: nothing can be paid this way now. `other-amount`: the page shows another amount than the one that is due. */
  | {
      readonly ok: false;
      readonly reason: 'not-open' | 'other-amount';
      readonly booking: BookingRecord;
      readonly outcome: LinkOfferOutcome;
      readonly now: Date;
    };

export interface StartDeps extends ConfirmDeps {
  readonly newId: () => string;
}

export interface StartInput {
  /** Finds and locks the booking. */
  readonly lock: (tx: Tx, sql: Sql) => Promise<BookingRecord | undefined>;
  /** Whether it can be paid this way, such as with a link that has not expired. */
  readonly isOpen: (booking: BookingRecord, outcome: LinkOfferOutcome, now: Date) => boolean;
  /** Whether the payment is started on the guest's page, and does not end with a payment link. */
  readonly fromStay: boolean;
  /** What the page shows. */
  readonly shownAmount: string;
  readonly correlationId: string;
}

type Step =
  | StartPaymentOutcome
  | { readonly ok: 'reservation'; readonly booking: BookingRecord }
  | { readonly ok: 'balance'; readonly booking: BookingRecord; readonly payment: LinkPayment }
  /** The open payment is for another amount. */
  | { readonly ok: 'outdated'; readonly bookingId: string };

/** How often another tab, a payment or staff may change the booking in the meantime. */
const maxAttempts = 5;

/**
 * Prepares the card payment of what a booking owes, for exactly the amount that the guest's page shows. A booking has one payment that can be
 * charged: the same call gets the same one, and one for another amount is first canceled at the provider.
 */
export async function startPayment(deps: StartDeps, input: StartInput): Promise<StartPaymentOutcome> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const step = await nextStep(deps, input);
    if (step.ok === true || step.ok === false) return step;
    if (step.ok === 'outdated') {
      await endLinkPayment(deps, step.bookingId, input.correlationId);
      continue;
    }
    const started =
      step.ok === 'reservation'
        ? await prepareReservation(deps, step.booking, input.correlationId)
        : await prepareBalance(deps, step.booking, step.payment, input.correlationId);
    if (started === 'under-way') return { ok: false, reason: 'payment-under-way' };
    if (started !== 'again') return started;
  }
  return { ok: false, reason: 'payment-under-way' };
}

function nextStep(deps: StartDeps, input: StartInput): Promise<Step> {
  return deps.database.transact(async (tx, sql): Promise<Step> => {
    const booking = await input.lock(tx, sql);
    if (!booking) return { ok: false, reason: 'unknown' };
    const now = deps.now();
    const outcome = await readOffer(tx, booking, now);
    const about = { booking, outcome, now };
    if (!outcome.ok || !input.isOpen(booking, outcome, now))
      return { ok: false, reason: 'not-open', ...about };
    const { offer } = outcome;
    if (decimalFromCents(offer.amount) !== input.shownAmount)
      return { ok: false, reason: 'other-amount', ...about };
    if (cardAmountOf(offer.amount) !== 'payable') return { ok: false, reason: 'too-small' };
    if (offer.of === 'reservation')
      return { ok: 'reservation', booking: await storeCardPrice(tx, booking, offer.quote) };
    const { amount, addedFee: cardFee } = offer;
    const open = await openPaymentOf(tx, booking.id);
    if (open) {
      if (open.amount !== amount || open.cardFee !== cardFee)
        return { ok: 'outdated', bookingId: booking.id };
      if (input.fromStay) await markFromStay(tx, open.id);
      return { ok: 'balance', booking, payment: open };
    }
    const payment = { id: deps.newId(), bookingId: booking.id, paymentIntentId: null, amount, cardFee };
    await insertOpenPayment(tx, { ...payment, fromStay: input.fromStay, createdAt: now });
    return { ok: 'balance', booking, payment };
  });
}

type Prepared = Extract<StartPaymentOutcome, { ok: true }> | 'again' | 'under-way';

/** A reservation has one payment intent, which the booking page may have opened too. */
async function prepareReservation(
  deps: StartDeps,
  booking: BookingRecord,
  correlationId: string,
): Promise<Prepared> {
  const prepared = await preparePayment(deps, booking);
  if (prepared.ok && prepared.intent !== undefined)
    return started(prepared.intent, cardCharge(prepared.booking).total);
  // Paid or ended in the meantime: the provider knows.
  if (booking.paymentIntentId === null) return 'again';
  const payment = await deps.payments.read(booking.paymentIntentId);
  if (payment?.status === 'processing') return 'under-way';
  await followPayment(deps, { paymentIntentId: booking.paymentIntentId, correlationId });
  return 'again';
}

async function prepareBalance(
  deps: StartDeps,
  booking: BookingRecord,
  open: LinkPayment,
  correlationId: string,
): Promise<Prepared> {
  const { prisma } = deps.database;
  const payment = await intentOf(deps, booking, open);
  switch (payment.status) {
    case 'open':
      if (await setIntent(prisma, open.id, payment.id)) return started(payment, open.amount);
      // Closed in the meantime, and no browser has its secret.
      await deps.payments.cancel(payment.id);
      return 'again';
    case 'succeeded':
      await enterLinkPayment(deps, payment, correlationId);
      return 'again';
    case 'processing':
      return 'under-way';
    case 'cancelled':
      await closePayment(prisma, open.id, 'cancelled');
      return 'again';
    default:
      return payment satisfies never;
  }
}

/** The payment's intent from the provider, or a new one; repeated after a crash, the provider returns the same one. */
async function intentOf(
  { payments }: StartDeps,
  { id: bookingId, bookingReference, revision }: BookingRecord,
  { id: linkPaymentId, paymentIntentId, amount }: LinkPayment,
): Promise<CardPayment> {
  if (paymentIntentId === null)
    return payments.create({ bookingId, bookingReference, revision, amount, linkPaymentId });
  return (await payments.read(paymentIntentId)) ?? { status: 'cancelled', id: paymentIntentId };
}

function started(intent: { readonly id: string; readonly clientSecret: string }, amount: Cents): Prepared {
  return { ok: true, clientSecret: intent.clientSecret, paymentIntentId: intent.id, amount };
}
