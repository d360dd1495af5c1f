import type { Sql } from '@getaway/service-kit/sql';
import { erasedRecipient } from '../database/erased-recipient.ts';
import { isStepOfEndedStay } from '../database/step-of-ended-stay.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';

/** An email that staff may resend. */
export interface ResendableSend {
  readonly id: string;
  readonly kind: string;
  readonly messageKey: string;
  readonly toAddress: string;
  readonly bookingId: string | null;
  readonly status: string;
  /** A step of a sequence about a stay that was canceled. */
  readonly isStepOfEndedStay: boolean;
}

/** Undefined when it does not exist, or when its recipient was erased. */
export async function findResendable(sql: Sql, id: string): Promise<ResendableSend | undefined> {
  const [row] = await sql<ResendableSend>(
    `SELECT id, kind, message_key AS "messageKey", to_address AS "toAddress", booking_id AS "bookingId", status,
       ${isStepOfEndedStay} AS "isStepOfEndedStay"
     FROM email_sends s WHERE id = $1 AND to_address <> $2`,
    id,
    erasedRecipient,
  );
  return row;
}

/** When emails of a booking were last resent, newest first. */
export async function lastResends(sql: Sql, bookingId: string, count: number): Promise<Date[]> {
  const rows = await sql<{ created_at: Date }>(
    `SELECT created_at FROM email_sends WHERE booking_id = $1 AND resent_from IS NOT NULL
     ORDER BY created_at DESC LIMIT $2`,
    bookingId,
    count,
  );
  return rows.map((row) => row.created_at);
}

/**
 * Records a copy of a send that is due now, and returns its id. A copy of a sequence step is not part of the
 * plan and keeps only what it is written from.
 */
export async function copySend(
  sql: Sql,
  copy: {
    original: ResendableSend;
    kind: string;
    messageKey: string;
    toAddress: string;
    /** The content; without it, that of the original. */
    email: WrittenEmail | undefined;
    now: Date;
  },
): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO email_sends (id, resent_from, kind, message_key, to_address, reply_to, guest_id, booking_id,
       sequence_template_id, template_id, subject, html, text, attachments, is_marketing, send_at, created_at)
     SELECT gen_random_uuid()::text, id, $2, $3, $4, reply_to, guest_id, booking_id, sequence_template_id, template_id,
       COALESCE($5, subject), COALESCE($6, html), COALESCE($7, text), COALESCE($8::jsonb, attachments), is_marketing,
       $9::timestamptz, $9::timestamptz
     FROM email_sends WHERE id = $1 RETURNING id`,
    copy.original.id,
    copy.kind,
    copy.messageKey,
    copy.toAddress,
    copy.email?.subject ?? null,
    copy.email?.html ?? null,
    copy.email?.text ?? null,
    copy.email === undefined ? null : JSON.stringify(copy.email.attachments ?? []),
    copy.now.toISOString(),
  );
  if (!row) throw new Error('the email that is to be sent again is gone');
  return row.id;
}
