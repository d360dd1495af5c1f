import type { EventData } from '@getaway/contracts/events/event';
import type { guessesReached } from '@getaway/contracts/events/session';
import type { Sql } from '@getaway/service-kit/sql';
import { queueLimitAlert, type AlertDeps } from './queue-limit-alert.ts';

/** Emails the owner that passwords or promotion codes are being guessed. */
export function alertOfGuesses(
  deps: AlertDeps,
  sql: Sql,
  reached: EventData<typeof guessesReached>,
  now: Date,
): Promise<void> {
  return queueLimitAlert(deps, sql, {
    email: deps.emails.guessesReached(reached),
    occasion: reached.entityId,
    now,
  });
}
