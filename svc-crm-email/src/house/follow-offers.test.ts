import { expect, it } from 'vitest';
import type { CallService } from '@getaway/service-kit/http/internal-calls';
import { followOffers } from './follow-offers.ts';

it('knows of no extras until svc-booking names some, and keeps what it knows while svc-booking does not answer', async () => {
  let sold: Record<string, unknown[]> | undefined;
  const ask = (async ({ path }: { path: string }) =>
    sold
      ? { ok: true, answer: sold[path] ?? [] }
      : { ok: false, reason: 'away', cause: undefined }) as CallService;
  const offers = followOffers(ask);
  const known = async () => {
    await offers.refresh();
    return offers.offersExtras();
  };
  try {
    expect(await known()).toBe(false);
    sold = { '/api/packages': [{}] };
    expect(await known()).toBe(true);
    sold = undefined;
    expect(await known()).toBe(true);
    sold = {};
    expect(await known()).toBe(false);
    sold = { '/api/addon-services': [{}] };
    expect(await known()).toBe(true);
  } finally {
    offers.stop();
  }
});
