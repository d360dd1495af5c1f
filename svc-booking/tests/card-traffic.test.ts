import { expect, it } from 'vitest';
import { openHouse } from './house.ts';

/** Every house compares its traffic with the SDK's types; this one shows that it would notice. */
it('fails the run when something that the provider’s SDK does not type was sent', async () => {
  const house = await openHouse({ webhooks: false });
  const answer = await fetch(`${house.sandboxAddress}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_house' },
    body: new URLSearchParams({ amount: '1000', currency: 'usd', 'payment_method_types[]': 'card' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'parameter_unknown' } });
  expect(house.violations).toEqual([expect.stringContaining('payment_method_types')]);
  await expect(house.stop()).rejects.toThrow('payment_method_types');
});
