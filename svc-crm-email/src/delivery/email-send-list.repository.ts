import type pg from 'pg';
import * as v from 'valibot';
import { emailSendStatuses, type EmailSend } from '@getaway/contracts/http/email-sends';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { searchWords } from '@getaway/kernel/search-words';
import { completedBatches, type CompleteBatch } from '@getaway/service-kit/rows-in-batches';
import { afterTheNight, type Night } from '../sequences/schedule.rules.ts';
import { containing } from '../database/like-pattern.ts';
import { isStepOfEndedStay } from '../database/step-of-ended-stay.ts';
import { emailNames } from './email-names.rules.ts';
import { ownerKinds } from './email.rules.ts';

export interface EmailSendQuery {
  readonly search: string | undefined;
  readonly status: string | undefined;
  readonly bookingId: string | undefined;
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
  /** Past and due emails, or future ones; both if undefined. */
  readonly when: 'past' | 'upcoming' | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** When the log is read, and when nobody is emailed. */
interface ListMoment {
  readonly timeZone: string;
  readonly now: Date;
  readonly night: Night;
}

interface Row {
  id: string;
  kind: string;
  template_id: string | null;
  template_name: string;
  guest_id: string | null;
  first_name: string | null;
  last_name: string | null;
  to_address: string;
  sequence_id: string | null;
  step_number: number | null;
  booking_id: string | null;
  subject: string;
  status: string;
  is_marketing: boolean;
  send_at: Date;
  waits_for_morning: boolean;
  sent_at: Date | null;
  attempts: number;
  error_message: string | null;
  is_replaced: boolean;
  is_stay_ended: boolean;
}

/** Excludes emails to the owner. */
const forGuest = `s.kind NOT IN (${[...ownerKinds, 'template-test'].map((kind) => `'${kind}'`).join(', ')})`;
/** The name of its template or kind; the search uses the same names that staff see. */
const name = `COALESCE(t.name, s.template_name, CASE s.kind ${Object.entries(emailNames)
  .map(([kind, words]) => `WHEN '${kind}' THEN '${words}'`)
  .join(' ')} ELSE 'Email' END)`;
/** When it was sent or failed, or when it is due; the index `email_sends_log` is by the same. */
const happened = 'COALESCE(s.sent_at, s.settled_at, s.send_at)';
const columns = `s.id, s.kind, s.template_id, ${name} AS template_name, g.id AS guest_id,
  COALESCE(g.first_name, CASE WHEN ${forGuest} THEN b.state->>'firstName' END) AS first_name,
  COALESCE(g.last_name, CASE WHEN ${forGuest} THEN b.state->>'lastName' END) AS last_name,
  s.to_address, s.sequence_id, s.step_number, s.booking_id, s.subject, s.status, s.is_marketing, s.send_at, s.waits_for_morning,
  s.sent_at,
  s.attempts, s.error_message, (s.status = 'cancelled' AND s.sequence_id IS NULL AND EXISTS (
    SELECT 1 FROM email_sends newer WHERE newer.booking_id = s.booking_id AND newer.kind = s.kind
      AND newer.created_at > s.created_at)) AS is_replaced, ${isStepOfEndedStay} AS is_stay_ended`;

/** An email that was recorded before its guest existed is assigned to the guest by its booking. */
const source = `FROM email_sends s
  LEFT JOIN email_templates t ON t.id = s.template_id
  LEFT JOIN guest_bookings b ON b.booking_id = s.booking_id
  LEFT JOIN guests g ON g.id = COALESCE(s.guest_id, CASE WHEN ${forGuest} THEN b.guest_id END)`;

/** Each word of a search has to match one of these, in any order. */
const searched = `concat_ws(' ', g.first_name, g.last_name, g.guest_name, b.state->>'guestName', s.to_address, s.subject,
  ${name})`;

/** Past emails, newest first, then future ones, soonest first, with the total count. */
export async function listSends(
  pool: pg.Pool,
  query: EmailSendQuery,
  about: ListMoment,
): Promise<{ sends: EmailSend[]; count: number }> {
  const { where, values } = conditionOf(query, about);
  const given = [...values];
  const bind = binder(given);
  const order = orderOf(query.when, () => bind(about.now));
  const page = `LIMIT ${bind(query.limit)} OFFSET ${bind(query.offset)}`;
  // What is only looked up for a row's words doesn't change their number.
  const counted = query.search === undefined ? 'FROM email_sends s' : source;
  const [rows, count] = await Promise.all([
    pool.query<Row>(`SELECT ${columns} ${source} ${where} ORDER BY ${order} ${page}`, given),
    pool.query<{ count: number }>(`SELECT count(*)::int AS count ${counted} ${where}`, values),
  ]);
  return { sends: rows.rows.map((row) => listedSend(row, about)), count: count.rows[0]?.count ?? 0 };
}

/** All emails that match, in the order of the list, in batches, completed over the same connection. */
export function allSends(
  pool: pg.Pool,
  query: Omit<EmailSendQuery, 'limit' | 'offset'>,
  about: ListMoment,
  complete: CompleteBatch<EmailSend, EmailSend>,
): AsyncGenerator<readonly EmailSend[]> {
  const { where, values } = conditionOf(query, about);
  const bind = binder(values);
  const order = orderOf(query.when, () => bind(about.now));
  const select = `SELECT ${columns} ${source} ${where} ORDER BY ${order}`;
  return completedBatches<Row, EmailSend>(pool, select, values, (rows, sql) =>
    complete(
      rows.map((row) => listedSend(row, about)),
      sql,
    ),
  );
}

type Bind = (value: unknown) => string;

function binder(values: unknown[]): Bind {
  return (value) => `$${values.push(value)}`;
}

/** Only the conditions that are asked for, so that the planner can serve the others from an index. */
function conditionOf(
  { search, status, from, to, when, bookingId }: Omit<EmailSendQuery, 'limit' | 'offset'>,
  { timeZone, now }: { timeZone: string; now: Date },
): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = binder(values);
  const startOf = (day: string): string => `(${day})::timestamp AT TIME ZONE ${bind(timeZone)}`;
  const conditions = [
    ...searchWords(search).map((word) => `${searched} ILIKE ${bind(containing(word))}`),
    ...(status === undefined ? [] : [`s.status = ${bind(status)}`]),
    ...(from === undefined ? [] : [`${happened} >= ${startOf(`${bind(from)}::date`)}`]),
    ...(to === undefined ? [] : [`${happened} < ${startOf(`${bind(to)}::date + 1`)}`]),
    ...(when === undefined ? [] : [`${when === 'past' ? 'NOT ' : ''}${isUpcoming(bind(now))}`]),
    ...(bookingId === undefined ? [] : [`s.booking_id = ${bind(bookingId)}`]),
  ];
  return { where: conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`, values };
}

function isUpcoming(now: string): string {
  return `(s.status = 'pending' AND s.send_at > ${now}::timestamptz)`;
}

function orderOf(when: EmailSendQuery['when'], bindNow: () => string): string {
  const newestFirst = `${happened} DESC, s.id DESC`;
  switch (when) {
    case 'past':
      return newestFirst;
    case 'upcoming':
      return 's.send_at, s.id DESC';
    case undefined: {
      const isPlanned = isUpcoming(bindNow());
      return `${isPlanned}, CASE WHEN ${isPlanned} THEN s.send_at END, ${newestFirst}`;
    }
    default:
      return when satisfies never;
  }
}

/**
 * Requeues failed sends with all of their attempts and without their expiry, except steps of a sequence about a stay
 * that was canceled. Returns how many were requeued.
 */
export async function reviveSends(pool: pg.Pool, ids: readonly string[], expiresAt: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `UPDATE email_sends s SET status = 'pending', attempts = 0, error_message = NULL, leased_until = NULL,
       expires_at = CASE WHEN expires_at IS NULL THEN NULL ELSE GREATEST(expires_at, $2) END
     WHERE id = ANY ($1::text[]) AND status = 'failed' AND NOT ${isStepOfEndedStay}`,
    [ids, expiresAt],
  );
  return rowCount ?? 0;
}

/** With the moment at which it goes out: in the morning if it is due at an hour when nobody is emailed. */
function listedSend(row: Row, { timeZone, night }: ListMoment): EmailSend {
  const send = sendOf(row);
  if (row.status !== 'pending' || !row.waits_for_morning) return send;
  return { ...send, scheduledAt: afterTheNight(row.send_at, timeZone, night).toISOString() };
}

function sendOf(row: Row): EmailSend {
  return {
    id: row.id,
    template: { id: row.template_id, name: row.template_name },
    guest: { id: row.guest_id, firstName: row.first_name, lastName: row.last_name, email: row.to_address },
    sequenceId: row.sequence_id,
    stepNumber: row.step_number,
    bookingId: row.booking_id,
    subject: row.subject,
    status: v.parse(v.picklist(emailSendStatuses), row.status),
    isMarketing: row.is_marketing,
    scheduledAt: row.send_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    errorMessage: row.error_message,
    ...(row.is_replaced ? { isReplaced: true as const } : {}),
    ...(row.is_stay_ended ? { isStayEnded: true as const } : {}),
  };
}

export async function findSend(
  pool: pg.Pool,
  id: string,
): Promise<(EmailSend & { html: string; text: string }) | undefined> {
  const { rows } = await pool.query<Row & { html: string; text: string }>(
    `SELECT ${columns}, COALESCE(NULLIF(s.html, ''), c.html, '') AS html, COALESCE(NULLIF(s.text, ''), c.text, '') AS text
     ${source} LEFT JOIN email_campaigns c ON c.id = s.campaign_id WHERE s.id = $1`,
    [id],
  );
  const [row] = rows;
  return row && { ...sendOf(row), html: row.html, text: row.text };
}
