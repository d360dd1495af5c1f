import * as v from 'valibot';
import { bookingStateSchema } from '@getaway/contracts/events/booking';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import type { PlannedSend, Recipient, Sequence } from './sequence-plan.rules.ts';
import { delayOf, triggerOf } from './sequence-rows.repository.ts';

/** The scope of planning: the sends of a booking, of a sequence, or all. */
export interface PlanScope {
  readonly bookingId?: string;
  readonly sequenceId?: string;
}

/**
 * Serializes planning, so that each plan sees the sequences, bookings and sends that the previous one saw and
 * wrote.
 */
export async function lockPlans(sql: Sql): Promise<void> {
  await sql("SELECT pg_advisory_xact_lock(hashtext('plan-sequences'))::text AS locked");
}

/** Active sequences with their active steps, in order. */
export async function readActiveSequences(tx: Tx, scope: PlanScope): Promise<Sequence[]> {
  const rows = await tx.emailSequence.findMany({
    where: { isActive: true, ...(scope.sequenceId === undefined ? {} : { id: scope.sequenceId }) },
    include: {
      templates: {
        where: { isActive: true, template: { isActive: true } },
        orderBy: { stepNumber: 'asc' },
        include: { template: { select: { subject: true } } },
      },
    },
  });
  return rows.map((row) => ({
    id: row.id,
    trigger: triggerOf(row),
    steps: row.templates.map((link) => ({
      linkId: link.id,
      templateId: link.templateId,
      stepNumber: link.stepNumber,
      delay: delayOf(link),
      appliesFrom: link.appliesFrom,
      subject: link.overrideSubject ?? link.template.subject,
    })),
  }));
}

/** Guests of reserved or confirmed stays with check-in on `from` or later. */
export async function readStayRecipients(
  sql: Sql,
  scope: PlanScope,
  from: CalendarDate,
): Promise<Recipient[]> {
  const rows = await sql<{ guest_id: string; email: string; state: unknown }>(
    `SELECT b.guest_id, g.email, b.state FROM guest_bookings b JOIN guests g ON g.id = b.guest_id
     WHERE b.status IN ('confirmed', 'completed') AND b.check_in_date >= $1::date
       AND ($2::text IS NULL OR b.booking_id = $2)`,
    from,
    scope.bookingId ?? null,
  );
  return rows.map(({ guest_id: guestId, email, state }) => {
    const booking = v.parse(bookingStateSchema, state);
    return {
      guestId,
      email,
      occasion: {
        kind: 'booking',
        bookingId: booking.entityId,
        // Bookings that staff create are confirmed from the start.
        confirmedAt: new Date(booking.confirmedAt ?? booking.createdAt),
        checkInDate: booking.checkInDate,
        checkInTime: booking.checkInTime,
      },
    };
  });
}

/** Guests whom staff enrolled, with their sequence. */
export async function readEnrolledRecipients(
  sql: Sql,
  scope: PlanScope,
): Promise<(Recipient & { sequenceId: string })[]> {
  const rows = await sql<{ id: string; sequence_id: string; guest_id: string; email: string; at: Date }>(
    `SELECT e.id, e.sequence_id, e.guest_id, g.email, e.enrolled_at AS at
     FROM sequence_enrollments e JOIN guests g ON g.id = e.guest_id
     WHERE ($1::text IS NULL OR e.sequence_id = $1)`,
    scope.sequenceId ?? null,
  );
  return rows.map((row) => ({
    sequenceId: row.sequence_id,
    guestId: row.guest_id,
    email: row.email,
    occasion: { kind: 'enrollment', enrollmentId: row.id, enrolledAt: row.at },
  }));
}

/**
 * Makes the queue of a scope match its plan: new sends are recorded, queued ones moved, unplanned ones
 * canceled and replanned ones restored. Sent and failed ones are unchanged, and sends that were due more
 * than a day ago are not created.
 */
export async function writePlan(
  sql: Sql,
  scope: PlanScope,
  planned: readonly PlannedSend[],
  now: Date,
): Promise<void> {
  await sql(
    `UPDATE email_sends SET status = 'cancelled', leased_until = NULL
     WHERE kind = 'sequence-step' AND status = 'pending' AND resent_from IS NULL
       AND ($1::text IS NULL OR booking_id = $1) AND ($2::text IS NULL OR sequence_id = $2)
       AND message_key <> ALL ($3::text[])`,
    scope.bookingId ?? null,
    scope.sequenceId ?? null,
    planned.map(({ messageKey }) => messageKey),
  );
  await moveWaiting(
    sql,
    planned.filter(({ isRetroactive }) => isRetroactive),
    scope.bookingId !== undefined,
  );
  await recordSends(
    sql,
    planned.filter(({ isRetroactive }) => !isRetroactive),
    now,
  );
}

/**
 * Sends of guests whom a change of their step does not affect keep their time. They move when their booking
 * changed.
 */
async function moveWaiting(
  sql: Sql,
  planned: readonly PlannedSend[],
  isBookingChange: boolean,
): Promise<void> {
  if (planned.length === 0) return;
  await sql(
    `UPDATE email_sends s SET
       send_at = s.send_at + CASE WHEN $2::boolean THEN p."triggeredAt" - s.trigger_event_date ELSE interval '0' END,
       expires_at = s.expires_at + CASE WHEN $2::boolean THEN p."triggeredAt" - s.trigger_event_date ELSE interval '0' END,
       trigger_event_type = p."triggerType", trigger_event_date = p."triggeredAt", guest_id = p."guestId",
       to_address = p."toAddress", template_id = p."templateId", step_number = p."stepNumber", subject = p.subject
     FROM jsonb_to_recordset($1::jsonb) AS p ("messageKey" text, "toAddress" text, "guestId" text, "templateId" text,
       "stepNumber" int, "triggerType" text, "triggeredAt" timestamptz, subject text)
     WHERE s.message_key = p."messageKey" AND s.status = 'pending'`,
    JSON.stringify(planned),
    isBookingChange,
  );
}

async function recordSends(sql: Sql, planned: readonly PlannedSend[], now: Date): Promise<void> {
  if (planned.length === 0) return;
  await sql(
    `INSERT INTO email_sends AS known (id, kind, message_key, to_address, guest_id, booking_id, sequence_id,
       sequence_template_id, template_id, step_number, trigger_event_type, trigger_event_date, subject, html, text,
       is_marketing, waits_for_morning, send_at, expires_at, created_at)
     SELECT gen_random_uuid()::text, 'sequence-step', p."messageKey", p."toAddress", p."guestId", p."bookingId",
       p."sequenceId", p."linkId", p."templateId", p."stepNumber", p."triggerType", p."triggeredAt", p.subject, '', '',
       true, p."waitsForMorning", p."sendAt", p."expiresAt", $2::timestamptz
     FROM jsonb_to_recordset($1::jsonb) AS p ("messageKey" text, "toAddress" text, "guestId" text, "bookingId" text,
       "sequenceId" text, "linkId" text, "templateId" text, "stepNumber" int, "triggerType" text,
       "triggeredAt" timestamptz, subject text, "waitsForMorning" boolean, "sendAt" timestamptz,
       "expiresAt" timestamptz)
     WHERE p."expiresAt" > $2::timestamptz OR EXISTS (
       SELECT 1 FROM email_sends e WHERE e.message_key = p."messageKey")
     ON CONFLICT (message_key) DO UPDATE SET
       status = CASE WHEN EXCLUDED.expires_at > $2::timestamptz THEN 'pending' ELSE known.status END,
       error_message = NULL, guest_id = EXCLUDED.guest_id, to_address = EXCLUDED.to_address,
       template_id = EXCLUDED.template_id, step_number = EXCLUDED.step_number, subject = EXCLUDED.subject,
       trigger_event_type = EXCLUDED.trigger_event_type, trigger_event_date = EXCLUDED.trigger_event_date,
       waits_for_morning = EXCLUDED.waits_for_morning, send_at = EXCLUDED.send_at, expires_at = EXCLUDED.expires_at
     WHERE known.status IN ('pending', 'cancelled') OR (known.status = 'skipped' AND EXCLUDED.send_at > $2::timestamptz)`,
    JSON.stringify(planned),
    now.toISOString(),
  );
}
