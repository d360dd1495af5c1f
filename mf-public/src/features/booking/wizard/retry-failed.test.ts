import { expect, it, vi } from 'vitest';
import { retryFailed } from './retry-failed.ts';

const asking = () => ({
  checkAgain: vi.fn<() => void>(),
  price: vi.fn<() => void>(),
  offers: vi.fn<() => void>(),
});

it('asks again for everything that failed in an outage, whichever of them the guest retries', () => {
  const asked = asking();
  retryFailed(
    {
      availability: { status: 'unknown', failed: true },
      quote: { status: 'failed', last: undefined, promoRefusal: undefined, tryAgain: asked.price },
      catalogue: { status: 'failed', tryAgain: asked.offers },
    },
    asked.checkAgain,
  );
  for (const again of Object.values(asked)) expect(again).toHaveBeenCalledOnce();
});

it('leaves alone what did not fail', () => {
  const asked = asking();
  retryFailed(
    {
      availability: { status: 'available' },
      quote: { status: 'none' },
      catalogue: { status: 'failed', tryAgain: asked.offers },
    },
    asked.checkAgain,
  );
  expect(asked.checkAgain).not.toHaveBeenCalled();
  expect(asked.offers).toHaveBeenCalledOnce();
});
