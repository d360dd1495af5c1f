import type { Random } from '@getaway/testing/seeded-random';
import type { StaffedService } from '../staffed-service.ts';

const faultyCalls = [
  'POST /v1/payment_intents',
  'GET /v1/payment_intents/:id',
  'POST /v1/payment_intents/:id/cancel',
  'POST /v1/refunds',
  'GET /v1/refunds',
  'GET /v1/disputes',
  'GET /v1/events',
] as const;
const faults = ['server-error', 'server-error-after-effect', 'lost-answer', 'rate-limit'] as const;

/** What the card provider, cardholders, and their banks do, besides answering the service. */
export function providerActs(
  service: StaffedService,
  random: Random,
  anyPayment: () => Promise<string | undefined>,
) {
  const { database } = service;
  return {
    fail: async () => {
      const isRefund = random.chance(0.3);
      const planned = await service.atSandbox('faults', {
        call: isRefund ? 'POST /v1/refunds' : random.pick(faultyCalls),
        kind: isRefund ? 'low-balance' : random.pick(faults),
      });
      // A call that the sandbox does not know would never fail.
      if (!(planned && typeof planned === 'object' && 'times' in planned))
        throw new Error(`no fault was planned: ${JSON.stringify(planned)}`);
    },
    dispute: async () => service.atSandbox('disputes', { payment_intent: (await anyPayment()) ?? 'none' }),
    decideDispute: async () => {
      const { rows } = await database.query<{ id: string }>(
        `SELECT id FROM disputes WHERE status = 'open' LIMIT 1`,
      );
      const status = random.pick(['won', 'lost']);
      return rows[0] && service.atSandbox(`disputes/${rows[0].id}/close`, { status });
    },
    /** Somebody refunds in the provider's dashboard. */
    refundOutside: async () => {
      const payment = await anyPayment();
      if (payment === undefined) return;
      await fetch(`${service.sandboxAddress}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_house' },
        body: new URLSearchParams({ payment_intent: payment, amount: String(1 + random.below(5_000)) }),
        // The dashboard may meet a planned fault as well.
      }).catch(() => undefined);
    },
    /** A bank settles a refund that took its time, or cannot. */
    settleRefund: async () => {
      const { rows } = await database.query<{ id: string }>(
        `SELECT provider_refund_id AS id FROM refunds
         WHERE provider_refund_id IS NOT NULL AND refunded_at IS NULL AND refused_at IS NULL LIMIT 1`,
      );
      const status = random.chance(0.8) ? 'succeeded' : 'failed';
      return rows[0] && service.atSandbox(`refunds/${rows[0].id}/settle`, { status });
    },
  };
}
