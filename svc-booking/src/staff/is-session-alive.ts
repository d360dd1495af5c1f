import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { hasLiveSession } from './staff.repository.ts';

/** Whether a session has neither ended nor expired. */
export function isSessionAlive(
  deps: { database: Database; now: Clock },
  sessionId: string,
): Promise<boolean> {
  return hasLiveSession(deps.database.prisma, sessionId, deps.now());
}
