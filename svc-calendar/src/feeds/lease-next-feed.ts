import { addMilliseconds, minuteMs, type Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { leaseFeed, type LeasedFeed } from './feed-leases.repository.ts';

/** Longer than any sync: a reader that holds a lease for longer has crashed. */
const leaseMs = minuteMs;

interface LeaseDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly newId: () => string;
}

/** Leases the next feed that is due, or the next one of `among`, due or not. Undefined when there is none. */
export function leaseNextFeed(deps: LeaseDeps, among?: readonly string[]): Promise<LeasedFeed | undefined> {
  const now = deps.now();
  return deps.database.transactPlain((sql) =>
    leaseFeed(sql, {
      holder: deps.newId(),
      now,
      until: addMilliseconds(now, leaseMs),
      ...(among ? { among } : {}),
    }),
  );
}
