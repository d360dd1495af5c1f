import type { LinkedBooking } from '@getaway/contracts/http/payment-links';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { storeCardPrice } from '../bookings/store-card-price.ts';
import { cardAmountOf } from '../payments/card-amount.rules.ts';
import { cardCharge } from '../payments/card-charge.rules.ts';
import type { CardPayment } from '../payments/card-payments.client.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { followPayment } from '../payments/follow-payment.ts';
import { preparePayment } from '../payments/prepare-payment.ts';
import { endLinkPayment } from './end-link-payment.ts';
import { enterLinkPayment } from './enter-link-payment.ts';
import { findLink } from './find-link.ts';
import {
  closePayment,
  insertOpenPayment,
  openPaymentOf,
  setIntent,
  type LinkPayment,
} from './link-payments.repository.ts';
import { linkedBooking } from './linked-booking.rules.ts';
import { readOffer } from './read-offer.ts';

export type StartLinkPaymentOutcome =
  | {
      readonly ok: true;
      readonly clientSecret: string;
      readonly paymentIntentId: string;
      readonly amount: Cents;
    }
  | { readonly ok: false; readonly reason: 'unknown-link' | 'payment-under-way' | 'too-small' }
  /** Expired, withdrawn, paid, or its booking has ended. */
  | { readonly ok: false; readonly reason: 'not-open'; readonly link: LinkedBooking }
  /** The page shows another amount than the one that is due. */
  | { readonly ok: false; readonly reason: 'other-amount'; readonly link: LinkedBooking };

interface StartDeps extends ConfirmDeps {
  readonly newId: () => string;
}

interface StartInput {
  readonly token: string;
  /** What the page shows. */
  readonly shownAmount: string;
  readonly correlationId: string;
}

type Step =
  | StartLinkPaymentOutcome
  | { readonly ok: 'reservation'; readonly booking: BookingRecord }
  | { readonly ok: 'balance'; readonly booking: BookingRecord; readonly payment: LinkPayment }
  /** The open payment is for another amount. */
  | { readonly ok: 'outdated'; readonly bookingId: string };

/** How often another tab, a payment or staff may change the booking in the meantime. */
const maxAttempts = 5;

/**
 * Prepares the card payment of a link for exactly the amount that its page shows. A booking has one payment that can be
 * charged: the same call gets the same one, and one for another amount is first canceled at the provider.
 */
export async function startLinkPayment(deps: StartDeps, input: StartInput): Promise<StartLinkPaymentOutcome> {
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

function nextStep(deps: StartDeps, { token, shownAmount }: StartInput): Promise<Step> {
  return deps.database.transact(async (tx, sql): Promise<Step> => {
    const link = await findLink(tx, token);
    const booking = link && (await lockBooking(tx, sql, { id: link.bookingId }));
    if (!link || !booking) return { ok: false, reason: 'unknown-link' };
    const now = deps.now();
    const outcome = await readOffer(tx, booking, now);
    const shown = linkedBooking(link, booking, outcome, now);
    if (shown.status !== 'open' || !outcome.ok) return { ok: false, reason: 'not-open', link: shown };
    const { offer } = outcome;
    if (decimalFromCents(offer.amount) !== shownAmount)
      return { ok: false, reason: 'other-amount', link: shown };
    if (cardAmountOf(offer.amount) !== 'payable') return { ok: false, reason: 'too-small' };
    if (offer.of === 'reservation')
      return { ok: 'reservation', booking: await storeCardPrice(tx, booking, offer.quote) };
    const { amount, addedFee: cardFee } = offer;
    const open = await openPaymentOf(tx, booking.id);
    if (open) {
      const isSame = open.amount === amount && open.cardFee === cardFee;
      return isSame ? { ok: 'balance', booking, payment: open } : { ok: 'outdated', bookingId: booking.id };
    }
    const payment = { id: deps.newId(), bookingId: booking.id, paymentIntentId: null, amount, cardFee };
    await insertOpenPayment(tx, { ...payment, createdAt: now });
    return { ok: 'balance', booking, payment };
  });
}

type Prepared = Extract<StartLinkPaymentOutcome, { ok: true }> | 'again' | 'under-way';

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
