import type pg from 'pg';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { findSend } from './email-send-list.repository.ts';

/** One email of the log with its content. Undefined for an unknown email. */
export function readEmail(
  pool: pg.Pool,
  id: string,
): Promise<(EmailSend & { html: string; text: string }) | undefined> {
  return findSend(pool, id);
}
