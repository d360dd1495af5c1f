import { claimOrder, type DueSendsDeps } from './claim-order.ts';
import { claimDueSends, releaseClaims } from './claims.repository.ts';
import type { ClaimedSend } from './email.rules.ts';

/**
 * A send that starts by then, even after another one, ends before its lease does, with any mail server that
 * answers.
 */
const beginWithinMs = 20_000;

export interface DueSends {
  /** Undefined when no more are due. */
  next(): Promise<ClaimedSend | undefined>;
  /** Releases claimed sends that were not started. */
  release(): Promise<void>;
}

/**
 * Yields due sends one by one. They are claimed in batches, and the next batch is claimed when few are left,
 * so that the senders never wait for the database.
 */
export function dueSends(deps: DueSendsDeps, size: { batch: number; fewLeft: number }): DueSends {
  const waiting: { send: ClaimedSend; beginBy: number }[] = [];
  let mayBeMore = true;
  let claiming: Promise<void> | undefined;
  const claim = async (): Promise<void> => {
    const now = deps.now();
    const sends = await claimDueSends(deps.pool, { ...claimOrder(deps), limit: size.batch });
    const beginBy = now.getTime() + beginWithinMs;
    waiting.push(...sends.map((send) => ({ send, beginBy })));
    mayBeMore = sends.length === size.batch;
    claiming = undefined;
  };
  return {
    next: async () => {
      for (;;) {
        if (waiting.length <= size.fewLeft && mayBeMore && deps.mayGoOn() && !claiming) {
          claiming = claim();
          // A failure is rethrown below to the caller that finds nothing left.
          claiming.catch(() => undefined);
        }
        const first = waiting.shift();
        // Sends that are not started in time are left to the next claim; no email has gone out for them yet.
        if (first && deps.now().getTime() < first.beginBy) return first.send;
        if (first) continue;
        if (!claiming) return undefined;
        await claiming;
      }
    },
    release: async () => {
      await claiming?.catch(() => undefined);
      await releaseClaims(
        deps.pool,
        waiting.splice(0).map(({ send }) => send.id),
      );
    },
  };
}
