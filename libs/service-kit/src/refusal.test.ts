import { expect, test } from 'vitest';
import { catchRefusal, Refused, type Refusal } from './refusal.ts';

class DatesRefused extends Refused<Refusal & { readonly dates: number }> {}
class PriceRefused extends Refused<Refusal> {}

const taken = { ok: false, reason: 'dates-taken', dates: 2 } as const;

test('a refusal of the named kind is returned, with what it carries', async () => {
  expect(await catchRefusal(DatesRefused, Promise.reject(new DatesRefused(taken)))).toBe(taken);
});

test('an outcome is returned as it is', async () => {
  expect(await catchRefusal(DatesRefused, Promise.resolve('done'))).toBe('done');
});

test('another kind of refusal and a fault are thrown on', async () => {
  const other = new PriceRefused({ ok: false, reason: 'price-changed' });
  await expect(catchRefusal(DatesRefused, Promise.reject(other))).rejects.toBe(other);
  const fault = new Error('broken');
  await expect(catchRefusal(DatesRefused, Promise.reject(fault))).rejects.toBe(fault);
});
