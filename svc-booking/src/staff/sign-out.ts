import { sessionRevoked } from '@getaway/contracts/events/session';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Database } from '../database/database.ts';
import { endSession } from './staff.repository.ts';

/** Ends a session and notifies the other services, which then refuse its tokens. */
export async function signOut(
  deps: { database: Database; now: Clock },
  input: { sessionId: string; correlationId: string },
): Promise<void> {
  await deps.database.transact(async (_tx, sql) => {
    const now = deps.now();
    const expiresAt = await endSession(sql, input.sessionId, now);
    if (!expiresAt) return;
    await appendEvent(
      sql,
      sessionRevoked,
      { sessionId: input.sessionId, expiresAt: expiresAt.toISOString() },
      { correlationId: input.correlationId, now },
    );
  });
}
