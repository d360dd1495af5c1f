import { randomUUID } from 'node:crypto';
import { unpaidLimitReached } from '@getaway/contracts/events/booking';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { noteCapReached } from '../data/unpaid-nights.repository.ts';
import type { ClaimStayInput, Limit } from './claim-stay.ts';

/** Notes that a limit on unpaid nights was reached and tells the owner, at most every six hours for each network. */
export async function reportLimit(
  sql: Sql,
  {
    limit,
    input,
    now,
  }: { limit: Limit; input: Pick<ClaimStayInput, 'heldNetwork' | 'correlationId'>; now: Date },
): Promise<void> {
  if (limit === 'email') return;
  const network = limit === 'network' ? input.heldNetwork : null;
  if (!(await noteCapReached(sql, { limit, network, now }))) return;
  const about = { entityId: randomUUID(), revision: 1, limit, network, reachedAt: now.toISOString() };
  await appendEvent(sql, unpaidLimitReached, about, { correlationId: input.correlationId, now });
}
