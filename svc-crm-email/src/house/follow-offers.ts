import { listAddOnServices, listPackages } from '@getaway/contracts/http/catalogue';
import { minuteMs, secondMs } from '@getaway/kernel/instant';
import type { CallService } from '@getaway/service-kit/http/internal-calls';

const timeoutMs = 2 * secondMs;

export interface FollowedOffers {
  /** Whether the house sells any service or package; false until svc-booking has said so. */
  offersExtras(): boolean;
  /** Asks svc-booking now. Without an answer, the last one holds. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Keeps up with what svc-booking sells besides nights, a minute late at most, so that no email waits for it. */
export function followOffers(ask: CallService, everyMs = minuteMs): FollowedOffers {
  let offers = false;
  const refresh = async (): Promise<void> => {
    const [services, packages] = await Promise.all([
      ask(listAddOnServices, { timeoutMs }),
      ask(listPackages, { timeoutMs }),
    ]);
    if (services.ok && packages.ok) offers = services.answer.length + packages.answer.length > 0;
  };
  void refresh();
  const timer = setInterval(() => void refresh(), everyMs);
  timer.unref();
  return { offersExtras: () => offers, refresh, stop: () => clearInterval(timer) };
}
