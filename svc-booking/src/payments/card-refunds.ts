import Stripe from 'stripe';
import { cents, type Cents } from '@getaway/kernel/money';

/** Money that the provider gave back, or tried to. */
export interface ProviderRefund {
  readonly id: string;
  /** Our refund that it carries out; undefined when it was made in the provider's own pages. */
  readonly ownId: string | undefined;
  readonly amount: Cents;
  /** The money came back to the house: the card is gone, or somebody stopped it. */
  readonly hasFailed: boolean;
}

export interface WishedRefund {
  readonly id: string;
  readonly paymentIntentId: string;
  readonly amount: Cents;
}

export type RefundOutcome =
  | { readonly status: 'made'; readonly providerRefundId: string }
  /** For good: so much is not left of the payment, or the cardholder's bank decides about it. */
  | { readonly status: 'refused' };

/** Gives money back. A refusal that may pass, like a balance that is too low, is an error. */
export async function makeRefund(stripe: Stripe, refund: WishedRefund): Promise<RefundOutcome> {
  const { id, paymentIntentId, amount } = refund;
  try {
    const made = await stripe.refunds.create(
      { payment_intent: paymentIntentId, amount, metadata: { refundId: id } },
      { idempotencyKey: `refund-${id}` },
    );
    return hasFailed(made) ? { status: 'refused' } : { status: 'made', providerRefundId: made.id };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const outcome = await outcomeOfRefused(stripe, refund, error.code);
    if (outcome === undefined) throw error;
    return outcome;
  }
}

/** What went back of a payment, is on its way, or came to nothing. */
export async function listRefunds(stripe: Stripe, paymentIntentId: string): Promise<ProviderRefund[]> {
  const refunds: ProviderRefund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
    const { id, metadata, amount } = refund;
    refunds.push({
      id,
      ownId: metadata?.['refundId'],
      amount: cents(amount),
      hasFailed: hasFailed(refund),
    });
  }
  return refunds;
}

/** What the provider has done of the payment decides, not the words of its refusal; undefined when it may pass. */
async function outcomeOfRefused(
  stripe: Stripe,
  { id, paymentIntentId, amount }: WishedRefund,
  code: string | undefined,
): Promise<RefundOutcome | undefined> {
  // The keys are those of another account for now, as after a mistake: nobody can say what was done with the payment.
  if (code === 'resource_missing') return undefined;
  if (code === 'charge_disputed') return { status: 'refused' };
  const made = (await listRefunds(stripe, paymentIntentId)).filter((refund) => !refund.hasFailed);
  // Ours, made before a crash that is longer ago than the provider remembers keys.
  const own = made.find(({ ownId }) => ownId === id);
  if (own) return { status: 'made', providerRefundId: own.id };
  const { amount_received: received } = await stripe.paymentIntents.retrieve(paymentIntentId);
  const left = made.reduce((rest, refund) => rest - refund.amount, received);
  return left < amount ? { status: 'refused' } : undefined;
}

function hasFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}
