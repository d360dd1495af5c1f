import Stripe from 'stripe';
import { cents, type Cents } from '@getaway/kernel/money';

/** A refund that the provider made or tried to make. */
export interface ProviderRefund {
  readonly id: string;
  /** The id of our refund row; undefined when the refund was made in the provider's dashboard. */
  readonly ownId: string | undefined;
  readonly amount: Cents;
  /** A failed refund returned to the property's balance: the card is closed, or the refund was canceled. */
  readonly status: 'pending' | 'succeeded' | 'failed';
}

export interface RefundRequest {
  readonly id: string;
  readonly paymentIntentId: string;
  readonly amount: Cents;
  /**
   * Part of the idempotency key. It increments after each refusal, because the provider repeats a refusal
   * under the same key for a day.
   */
  readonly keyNumber: number;
  /** The provider's id of the refund, once it is in progress. */
  readonly providerRefundId: string | null;
}

export type RefundOutcome =
  | { readonly status: 'made'; readonly providerRefundId: string }
  /** The provider accepted the refund, and the bank has not settled it yet. */
  | { readonly status: 'pending'; readonly providerRefundId: string }
  /**
   * Final: the payment has less left than the amount, the cardholder's bank is deciding a dispute, or the
   * refund failed.
   */
  | { readonly status: 'refused'; readonly providerRefundId: string | undefined }
  /** The provider refused for a reason that may pass, such as an insufficient balance. */
  | { readonly status: 'not-now'; readonly error: Error };

/**
 * Makes a refund once. It checks the provider's list of refunds first, which outlives idempotency keys and
 * survives the loss of our own record. Throws when the provider does not answer.
 */
export async function makeRefund(stripe: Stripe, refund: RefundRequest): Promise<RefundOutcome> {
  const { id, paymentIntentId, amount, keyNumber } = refund;
  const known = ownOf(await listRefunds(stripe, paymentIntentId), refund);
  if (known) return outcomeOf(known);
  if (refund.providerRefundId !== null)
    throw new Error(`the provider does not list refund ${refund.providerRefundId}, which it took`);
  try {
    const made = await stripe.refunds.create(
      { payment_intent: paymentIntentId, amount, metadata: { refundId: id } },
      { idempotencyKey: keyNumber === 0 ? `refund-${id}` : `refund-${id}-${keyNumber}` },
    );
    return outcomeOf(providerRefund(made));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return (await outcomeOfRefused(stripe, refund, error.code)) ?? { status: 'not-now', error };
    if (error instanceof Stripe.errors.StripeAPIError) return { status: 'not-now', error };
    throw error;
  }
}

/** Refunds of a payment, including pending and failed ones. */
export async function listRefunds(stripe: Stripe, paymentIntentId: string): Promise<ProviderRefund[]> {
  const refunds: ProviderRefund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
    refunds.push(providerRefund(refund));
  }
  return refunds;
}

/**
 * Decides by what the provider has done with the payment, not by its error message. Undefined when the
 * refusal may pass.
 */
async function outcomeOfRefused(
  stripe: Stripe,
  refund: RefundRequest,
  code: string | undefined,
): Promise<RefundOutcome | undefined> {
  // The keys belong to another account for now, for example by mistake, so the state of the payment is
  // unknown.
  if (code === 'resource_missing') return undefined;
  const refused: RefundOutcome = { status: 'refused', providerRefundId: undefined };
  if (code === 'charge_disputed') return refused;
  const listed = await listRefunds(stripe, refund.paymentIntentId);
  const own = ownOf(listed, refund);
  if (own) return outcomeOf(own);
  const { amount_received: received } = await stripe.paymentIntents.retrieve(refund.paymentIntentId);
  const left = listed
    .filter(({ status }) => status !== 'failed')
    .reduce((rest, { amount }) => rest - amount, received);
  return left < refund.amount ? refused : undefined;
}

/** Our refund in the provider's list. A failed one counts only when no other attempt exists. */
function ownOf(
  listed: readonly ProviderRefund[],
  { id, providerRefundId }: RefundRequest,
): ProviderRefund | undefined {
  const own = listed.filter((refund) => refund.ownId === id || refund.id === providerRefundId);
  return own.find(({ status }) => status !== 'failed') ?? own[0];
}

function outcomeOf({ id: providerRefundId, status }: ProviderRefund): RefundOutcome {
  switch (status) {
    case 'succeeded':
      return { status: 'made', providerRefundId };
    case 'pending':
      return { status: 'pending', providerRefundId };
    case 'failed':
      return { status: 'refused', providerRefundId };
    default:
      return status satisfies never;
  }
}

function providerRefund({ id, metadata, amount, status }: Stripe.Refund): ProviderRefund {
  return { id, ownId: metadata?.['refundId'], amount: cents(amount), status: statusOf(status) };
}

function statusOf(status: Stripe.Refund['status']): ProviderRefund['status'] {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'succeeded' : 'pending';
}
