import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { whyHeldBack } from '../suppressions/why-held-back.ts';
import { findRecipient } from '../templates/find-recipient.ts';
import type { SubjectWriter } from '../templates/rendering/subject-writer.ts';
import { dayAndTime } from '../writing/formats.ts';
import { findSequence } from './email-sequences.repository.ts';
import { afterTheNight, type Night, type Occasion } from './schedule.rules.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { planSequence, type PlannedSend } from './sequence-plan.rules.ts';
import { triggerOf } from './sequence-rows.repository.ts';
import { findEnrollment, findSendsByKey, findStaysOf } from './timeline.repository.ts';

export interface TimelineDeps extends SequenceDeps {
  readonly writeSubject: SubjectWriter;
  readonly night: Night;
}

export interface TimelineEntry {
  readonly stepNumber: number;
  readonly templateName: string;
  readonly subject: string;
  readonly bookingReference: string | null;
  readonly sendAt: string;
  readonly when: string;
  readonly status: 'planned' | 'sent' | 'failed' | 'too-late' | 'held-back';
  readonly reason: string | null;
}

/**
 * The emails that a guest gets from a sequence, with their times, by the same plan that the scheduler uses.
 * An inactive or manual sequence is shown as if it began now. Nothing is written. Undefined when the sequence
 * or guest is unknown.
 */
export async function showTimeline(
  deps: TimelineDeps,
  input: { sequenceId: string; guestId: string },
): Promise<TimelineEntry[] | undefined> {
  const { prisma, pool } = deps.database;
  const now = deps.now();
  const sequence = await findSequence(prisma, { id: input.sequenceId });
  const today = dateInZone(now, deps.timeZone);
  const recipient = await findRecipient(pool, input.guestId, today);
  if (!sequence || !recipient) return undefined;
  const stays = await findStaysOf(prisma, recipient.id);
  // An email without a stay uses the next stay, as it does when it is sent.
  const nextStay = stays.find(({ checkOutDate }) => checkOutDate >= today);
  const occasions: Occasion[] = stays.map((stay) => ({
    kind: 'booking',
    bookingId: stay.entityId,
    confirmedAt: new Date(stay.confirmedAt ?? stay.createdAt),
    checkInDate: stay.checkInDate,
    checkInTime: stay.checkInTime,
  }));
  const enrollment = await findEnrollment(prisma, sequence.id, recipient.id);
  occasions.push({
    kind: 'enrollment',
    enrollmentId: enrollment?.id ?? 'none',
    enrolledAt: enrollment?.enrolledAt ?? now,
  });
  const planned = occasions.flatMap((occasion) =>
    planSequence(
      planOf(sequence),
      { guestId: recipient.id, email: recipient.email, occasion },
      deps.timeZone,
    ),
  );
  const sends = await findSendsByKey(
    prisma,
    planned.map(({ messageKey }) => messageKey),
  );
  const heldBack = recipient.isPaused ? 'paused' : await whyHeldBack(pool, recipient.email);

  const stateOf = (send: PlannedSend): Pick<TimelineEntry, 'status' | 'reason'> => {
    const known = sends.get(send.messageKey);
    if (known?.status === 'sent') return { status: 'sent', reason: null };
    if (known?.status === 'failed') return { status: 'failed', reason: known.errorMessage };
    if (send.expiresAt <= now) return { status: 'too-late', reason: 'More than a day overdue' };
    if (heldBack !== undefined) return { status: 'held-back', reason: heldBack };
    return { status: 'planned', reason: null };
  };
  const rows = planned.map((send) => ({
    send,
    known: sends.get(send.messageKey),
    stay: stays.find(({ entityId }) => entityId === send.bookingId),
  }));
  const subjects = await deps.writeSubject(
    rows.map(({ send, stay }) => ({
      subject: send.subject,
      recipient: {
        guest: recipient,
        booking: stay ?? nextStay,
        isOneOfSeveral: stay !== undefined && rows.some((row) => isSameStep(row.send, send)),
      },
    })),
  );
  return rows
    .map(({ send, known, stay }, position): TimelineEntry => {
      const sentAt = known?.sentAt;
      const dueAt = send.waitsForMorning
        ? afterTheNight(send.sendAt, deps.timeZone, deps.night)
        : send.sendAt;
      const at = sentAt ?? dueAt;
      return {
        stepNumber: send.stepNumber,
        templateName: sequence.templates.find(({ linkId }) => linkId === send.linkId)?.name ?? '',
        subject: sentAt ? known.subject : (subjects[position] ?? send.subject),
        bookingReference: stay?.bookingReference ?? null,
        sendAt: at.toISOString(),
        when: dayAndTime(at, deps.timeZone),
        ...stateOf(send),
      };
    })
    .toSorted((a, b) => (a.sendAt < b.sendAt ? -1 : 1));
}

function planOf(sequence: EmailSequence): Parameters<typeof planSequence>[0] {
  return {
    id: sequence.id,
    trigger: triggerOf(sequence),
    steps: sequence.templates
      .filter(({ isActive, isStepActive }) => isActive && isStepActive)
      .map((step) => ({
        linkId: step.linkId,
        templateId: step.id,
        stepNumber: step.stepNumber,
        delay: { value: step.delayValue, unit: step.delayUnit },
        appliesFrom: null,
        subject: step.overrideSubject ?? step.subject,
      })),
  };
}

/** Whether two sends are of one step, for different stays. */
function isSameStep(one: PlannedSend, other: PlannedSend): boolean {
  return one.linkId === other.linkId && one.bookingId !== null && one.bookingId !== other.bookingId;
}
