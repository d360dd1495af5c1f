import type pg from 'pg';
import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import { heldBackOfGuest } from '../database/held-back-of-guest.ts';
import { isStepOfEndedStay } from '../database/step-of-ended-stay.ts';
import type { Sql } from '@getaway/service-kit/sql';
import type { HeldBack } from '../suppressions/suppression.rules.ts';
import type { SubjectRecipient } from '../templates/rendering/subject-writer.ts';
import type { TemplateRecipient } from '../templates/rendering/template-values.ts';
import type { TemplateSource } from '../templates/template.rules.ts';

/** The current data from which an email of a sequence is written. */
export interface DueStep {
  /** Includes the overrides of its sequence. */
  readonly source: TemplateSource;
  readonly guest: TemplateRecipient;
  readonly booking: BookingState | undefined;
  /** Its guest gets the same step for another stay as well. */
  readonly isOneOfSeveral: boolean;
  /** Why the guest gets no marketing emails; undefined when they do. */
  readonly heldBack: HeldBack | undefined;
  /** It is about a stay that was canceled or deleted. */
  readonly isStayEnded: boolean;
}

interface Row extends RecipientRow {
  subject: string;
  html_content: string;
  text_content: string | null;
  held_back: HeldBack | null;
  is_stay_ended: boolean;
}

interface RecipientRow {
  first_name: string | null;
  last_name: string | null;
  guest_name: string | null;
  partner_name: string | null;
  email: string;
  state: unknown;
  is_one_of_several: boolean;
}

const readerColumns = `g.first_name, g.last_name, g.guest_name, g.partner_name, g.email, b.state,
  s.booking_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM email_sends o WHERE o.guest_id = s.guest_id
      AND o.sequence_template_id = s.sequence_template_id AND o.booking_id <> s.booking_id
      AND o.status IN ('pending', 'sent')) AS is_one_of_several`;

/** For a send `s` and today's date `$2`: without a booking, the guest's next stay is used, if any. */
const readerJoins = `JOIN guests g ON g.id = s.guest_id
     LEFT JOIN LATERAL (
       SELECT state FROM guest_bookings
       WHERE guest_id = g.id AND status IN ('confirmed', 'completed')
         AND CASE WHEN s.booking_id IS NULL THEN check_out_date >= $2::date ELSE booking_id = s.booking_id END
       ORDER BY check_in_date LIMIT 1) b ON true`;

/** Undefined when the guest, step or template is deleted. */
export async function readDueStep(
  pool: pg.Pool,
  sendId: string,
  today: string,
): Promise<DueStep | undefined> {
  const { rows } = await pool.query<Row>(
    `SELECT COALESCE(st.override_subject, t.subject) AS subject,
       COALESCE(st.override_html_content, t.html_content) AS html_content,
       CASE WHEN st.override_html_content IS NULL THEN COALESCE(st.override_text_content, t.text_content)
         ELSE st.override_text_content END AS text_content,
       ${readerColumns},
       ${heldBackOfGuest} AS held_back,
       ${isStepOfEndedStay} AS is_stay_ended
     FROM email_sends s
     JOIN sequence_templates st ON st.id = s.sequence_template_id
     JOIN email_templates t ON t.id = st.template_id
     ${readerJoins}
     WHERE s.id = $1`,
    [sendId, today],
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    source: { subject: row.subject, htmlContent: row.html_content, textContent: row.text_content },
    heldBack: row.held_back ?? undefined,
    isStayEnded: row.is_stay_ended,
    ...recipientOf(row),
  };
}

/** The recipients of these sequence sends, by send id. */
export async function readStepRecipients(
  sql: Sql,
  sendIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, SubjectRecipient>> {
  const rows = await sql<RecipientRow & { id: string }>(
    `SELECT s.id, ${readerColumns} FROM email_sends s ${readerJoins}
     WHERE s.id = ANY($1) AND s.kind = 'sequence-step'`,
    sendIds,
    today,
  );
  return new Map(rows.map((row) => [row.id, recipientOf(row)]));
}

function recipientOf(row: RecipientRow): SubjectRecipient {
  return {
    guest: {
      firstName: row.first_name,
      lastName: row.last_name,
      guestName: row.guest_name,
      partnerName: row.partner_name,
      email: row.email,
    },
    booking: row.state === null ? undefined : v.parse(bookingStateSchema, row.state),
    isOneOfSeveral: row.is_one_of_several,
  };
}
