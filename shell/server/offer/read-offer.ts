import { readSeasonalOffer } from '@getaway/contracts/http/seasonal-offer';
import { secondMs } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import { bookingAsker } from '../ask-booking.ts';
import { keep } from '../calendar/keep.ts';
import type { ServedParts } from '../served-parts.ts';
import { servedOffer } from './served-offer.ts';

interface OfferDeps {
  /** The addresses of svc-booking's replicas. */
  readonly bookingUrls: readonly string[];
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Gives what pages show of the offer: nothing without one, or while svc-booking does not answer. */
export type ReadOffer = () => Promise<ServedParts>;

/** No page shows an offer that was read longer ago. */
const oldestMs = 5 * secondMs;

/** Reads the offer that svc-booking knows, once for a crowd. */
export function offerReader({ bookingUrls, logger, now }: OfferDeps): ReadOffer {
  const ask = bookingAsker(bookingUrls);
  const none = servedOffer(null, now());
  const parts = keep({
    freshMs: 2 * secondMs,
    restMs: 5 * secondMs,
    now: () => performance.now(),
    read: async () => {
      try {
        return servedOffer((await ask(readSeasonalOffer)).offer, now());
      } catch (error) {
        logger.warn({ err: error }, 'pages are sent without an offer');
        throw error;
      }
    },
  });
  return () => parts(oldestMs).catch(() => none);
}
