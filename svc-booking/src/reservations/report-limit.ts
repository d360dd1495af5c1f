import { randomUUID } from 'node:crypto';
import { unpaidLimitReached } from '@getaway/contracts/events/booking';
import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import { isFirstReport } from '@getaway/service-kit/limits/overall-alarm';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { networksAtLimit, noteLimitReached, type ReachedLimit } from './reached-limits.repository.ts';
import type { ClaimStayInput } from '../holds/stay-claim.ts';
import type { Limit } from '../holds/claim-refusal.ts';

/**
 * The owner is emailed about nights, and about links, at most this often, however many networks reach a
 * limit.
 */
const everyMs = 6 * hourMs;

/**
 * Records in the caller's transaction that a limit was reached, and publishes it at most once in six hours so
 * that the owner is emailed. Nights of all networks together are one subject, links another.
 */
export async function reportLimit(
  sql: Sql,
  {
    limit,
    input,
    now,
  }: { limit: Limit | ReachedLimit; input: Pick<ClaimStayInput, 'heldNetwork' | 'correlationId'>; now: Date },
): Promise<void> {
  // The limit of a single guest needs no alert.
  if (limit === 'email') return;
  const network = limit === 'network' ? input.heldNetwork : null;
  await noteLimitReached(sql, { limit, network, now });
  const of = limit === 'links' ? 'links' : 'nights';
  if (!(await isFirstReport(sql, { purpose: 'report unpaid limit', subject: of, everyMs }))) return;
  const about = {
    entityId: randomUUID(),
    revision: 1,
    of,
    limit: limit === 'network' ? limit : 'overall',
    network,
    networks: await networksAtLimit(sql, addMilliseconds(now, -everyMs)),
    reachedAt: now.toISOString(),
  } as const;
  await appendEvent(sql, unpaidLimitReached, about, { correlationId: input.correlationId, now });
}
