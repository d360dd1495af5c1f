import { randomUUID } from 'node:crypto';
import { guessesReached } from '@getaway/contracts/events/session';
import { signInLinkHours } from '@getaway/contracts/http/session';
import { hourMs, type Clock } from '@getaway/kernel/instant';
import { isFirstReport } from '@getaway/service-kit/limits/overall-alarm';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Database } from '../database/database.ts';

/**
 * The owner is emailed about one subject at most this often: a locked account gets a new link when the
 * previous one expires.
 */
const everyMs = signInLinkHours * hourMs;

/** What the guesses are aimed at. */
export interface Guesses {
  readonly of: 'password' | 'promo-code';
  readonly subject: string;
}

/**
 * Publishes that guesses reached the limit, at most once in six hours, so that the owner is emailed. If
 * `signInToken` is undefined, it is only logged.
 */
export async function reportGuesses(
  { database, now }: { database: Database; now: Clock },
  { of, subject }: Guesses,
  { signInToken, correlationId }: { signInToken: string | null | undefined; correlationId: string },
): Promise<void> {
  await database.transact(async (_tx, sql) => {
    const isFirst = await isFirstReport(sql, { purpose: `report ${of}`, subject, everyMs });
    if (!isFirst || signInToken === undefined) return;
    const present = now();
    const reached = { of, signInToken, reachedAt: present.toISOString() };
    const about = { entityId: randomUUID(), revision: 1, ...reached };
    await appendEvent(sql, guessesReached, about, { correlationId, now: present });
  });
}
