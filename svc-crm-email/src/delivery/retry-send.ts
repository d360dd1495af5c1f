import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { sqlOf } from '@getaway/service-kit/sql';
import { expiryOf } from '../sequences/schedule.rules.ts';
import type { SequenceDeps } from '../sequences/sequence-deps.ts';
import { reviveSends } from './email-send-list.repository.ts';
import { readEmail } from './read-email.ts';
import { wakeEmailWorker } from './wake-email-worker.ts';

export type RetryOutcome =
  | { readonly ok: true; readonly send: EmailSend }
  | { readonly ok: false; readonly reason: 'not-found' | 'not-failed' | 'stay-ended' };

/** Gives a failed email all of its attempts again. It is the same email, with the same Message-ID. */
export async function retrySend(deps: SequenceDeps, id: string): Promise<RetryOutcome> {
  const { pool } = deps.database;
  const isRevived = (await reviveSends(pool, [id], expiryOf(deps.now()))) === 1;
  const found = await readEmail(pool, id);
  if (!found) return { ok: false, reason: 'not-found' };
  if (!isRevived) {
    const isStayEnded = found.status === 'failed' && found.isStayEnded === true;
    return { ok: false, reason: isStayEnded ? 'stay-ended' : 'not-failed' };
  }
  await wakeEmailWorker(sqlOf(pool));
  const { html: _html, text: _text, ...send } = found;
  return { ok: true, send };
}
