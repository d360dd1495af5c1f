import { expect, it } from 'vitest';
import { startTestService } from './test-service.ts';

/**
 * Every test service compares its card traffic with the SDK's types; this one shows that a mismatch is
 * detected.
 */
it('fails the run when the service sent something that the provider’s SDK does not type', async () => {
  const service = await startTestService({ webhooks: false });
  const answer = await fetch(`${service.sandboxAddress}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_house' },
    body: new URLSearchParams({ amount: '1000', currency: 'usd', 'payment_method_types[]': 'card' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'parameter_unknown' } });
  expect(service.violations).toEqual([expect.stringContaining('payment_method_types')]);
  await expect(service.stop()).rejects.toThrow('payment_method_types');
});
