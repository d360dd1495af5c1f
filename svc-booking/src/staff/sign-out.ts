import { sessionRevoked } from '@getaway/contracts/events/session';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Logger } from '@getaway/service-kit/logger';
import type { Database } from '../database/database.ts';
import { logSecurity } from './security-log.ts';
import type { SessionSubject } from './session-issuer.ts';
import { endSession } from './staff.repository.ts';

/**
 * Ends a session, logs it and notifies the other services, which then refuse its tokens.
 */
export async function signOut(
  deps: { database: Database; now: Clock; logger: Logger },
  { session, correlationId }: { session: SessionSubject; correlationId: string },
): Promise<void> {
  await deps.database.transact(async (_tx, sql) => {
    const now = deps.now();
    const { sessionId } = session;
    const expiresAt = await endSession(sql, sessionId, now);
    if (!expiresAt) return;
    await appendEvent(
      sql,
      sessionRevoked,
      { sessionId, expiresAt: expiresAt.toISOString() },
      { correlationId, now },
    );
  });
  logSecurity(deps.logger, 'signed-out', { staffId: session.adminId, requestId: correlationId });
}
