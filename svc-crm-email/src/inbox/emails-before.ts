import type pg from 'pg';
import { sqlOf } from '@getaway/service-kit/sql';
import { sendsBefore } from './reply-recipient.repository.ts';
import { replyIn } from './thread.rules.ts';

/** Enough for email programs to recognize the thread. */
const mostReferences = 10;

/** The emails of a thread that a reply follows, oldest first; none for other emails. */
export async function emailsBefore(pool: pg.Pool, messageKey: string): Promise<readonly string[]> {
  const reply = replyIn(messageKey);
  return reply === undefined ? [] : sendsBefore(sqlOf(pool), reply, mostReferences);
}
