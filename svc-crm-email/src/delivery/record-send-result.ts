import type pg from 'pg';
import { retryDeadlock } from '@getaway/service-kit/retry-deadlock';
import { sqlOf } from '@getaway/service-kit/sql';
import { recordAnnouncement } from '../booking-emails/record-announcement.ts';
import { recordContact } from '../guests/record-contact.ts';
import type { SendResult } from './delivery.rules.ts';
import type { RewrittenEmail } from './email.rules.ts';
import { markFailed, markPending, markSent, markSkipped } from './send-results.repository.ts';

/**
 * Records the result of a send. What went out cannot be taken back: the record is made again when it gives way to a
 * booking's event in a deadlock, or the email would go out a second time once its lease ends. An email that another worker
 * has sent meanwhile stays sent.
 */
export function recordSendResult(
  pool: pg.Pool,
  id: string,
  result: SendResult,
  written?: RewrittenEmail,
): Promise<void> {
  return retryDeadlock(() => recordOnce(pool, id, result, written));
}

/**
 * An email that was written at the moment of sending keeps what it said: a stay is then known to its guest, and a guest is
 * where a sequence leads to. Of one whose recipient was erased meanwhile, only that it was sent is recorded.
 */
async function recordOnce(
  pool: pg.Pool,
  id: string,
  result: SendResult,
  written?: RewrittenEmail,
): Promise<void> {
  switch (result.status) {
    case 'sent':
      // One row at a time and the send last: one transaction could deadlock with a booking's event, and after
      // a crash in between the send is checked again.
      if (written?.announces) await recordAnnouncement(sqlOf(pool), id, written.announces);
      await recordContact(sqlOf(pool), id, result.sentAt);
      await markSent(pool, id, result, written);
      return;
    case 'pending':
      await markPending(pool, id, result);
      return;
    case 'failed':
      await markFailed(pool, id, result);
      return;
    case 'skipped':
      await markSkipped(pool, id, result);
      return;
    default:
      result satisfies never;
  }
}
