import { readStayLinkState } from '@getaway/contracts/http/internal-stay-links';
import { secondMs } from '@getaway/kernel/instant';
import { DependencyUnavailableError } from '@getaway/service-kit/dependency-unavailable';
import type { CallService } from '@getaway/service-kit/http/internal-calls';
import type { StoredLinks } from '@getaway/service-kit/stay-links/open-stay';

const timeoutMs = 3 * secondMs;

/**
 * Links as svc-booking knows them. A changed address ends a link there at once, and here when its event arrives, which may
 * take long while the broker is unavailable. Throws a DependencyUnavailableError when svc-booking doesn't answer.
 */
export function currentLinks<Booking>(
  stored: StoredLinks<Booking>,
  callBooking: CallService,
): StoredLinks<Booking> {
  return {
    ...stored,
    bookingOfHash: async (hash) => {
      const booking = await stored.bookingOfHash(hash);
      if (booking === undefined) return undefined;
      const outcome = await callBooking(readStayLinkState, { query: { hash }, timeoutMs });
      if (!outcome.ok) throw new DependencyUnavailableError('svc-booking cannot be asked about a link');
      return outcome.answer.isCurrent ? booking : undefined;
    },
  };
}

/**
 * Whether a link works at svc-booking: a new booking, and a new address, may arrive here late while the broker is unavailable.
 * False when svc-booking doesn't answer.
 */
export async function isLinkKnown(hash: string, callBooking: CallService): Promise<boolean> {
  const outcome = await callBooking(readStayLinkState, { query: { hash }, timeoutMs });
  return outcome.ok && outcome.answer.isCurrent;
}
