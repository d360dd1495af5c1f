import Stripe from 'stripe';
import { cents, type Cents } from '@getaway/kernel/money';

/** Money that the provider gave back, or tried to. */
export interface ProviderRefund {
  readonly id: string;
  /** Our refund that it carries out; undefined when it was made in the provider's own pages. */
  readonly ownId: string | undefined;
  readonly amount: Cents;
  /** A failed one came back to the house: the card is gone, or somebody stopped it. */
  readonly status: 'pending' | 'succeeded' | 'failed';
}

export interface RefundRequest {
  readonly id: string;
  readonly paymentIntentId: string;
  readonly amount: Cents;
  /** Part of the idempotency key. It grows with each refusal, which the provider repeats under the same key for a day. */
  readonly keyNumber: number;
  /** The provider's name for it, once it is under way. */
  readonly providerRefundId: string | null;
}

export type RefundOutcome =
  | { readonly status: 'made'; readonly providerRefundId: string }
  /** The provider took it and the bank has not settled it yet. */
  | { readonly status: 'pending'; readonly providerRefundId: string }
  /** For good: so much is not left of the payment, the cardholder's bank decides about it, or it failed. */
  | { readonly status: 'refused'; readonly providerRefundId: string | undefined }
  /** The provider answered no, for a reason that may pass, like a balance that is too low. */
  | { readonly status: 'not-now'; readonly error: Error };

/**
 * Gives money back, once. The provider's list of refunds is asked first: it remembers what it made for longer than it
 * remembers keys, also when our own record of it was lost. Without an answer, an error.
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

/** What went back of a payment, is on its way, or came to nothing. */
export async function listRefunds(stripe: Stripe, paymentIntentId: string): Promise<ProviderRefund[]> {
  const refunds: ProviderRefund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
    refunds.push(providerRefund(refund));
  }
  return refunds;
}

/** What the provider has done of the payment decides, not the words of its refusal; undefined when it may pass. */
async function outcomeOfRefused(
  stripe: Stripe,
  refund: RefundRequest,
  code: string | undefined,
): Promise<RefundOutcome | undefined> {
  // The keys are those of another account for now, as after a mistake: nobody can say what was done with the payment.
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

/** Our refund among the provider's. One that failed counts only where no other carries it out. */
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
