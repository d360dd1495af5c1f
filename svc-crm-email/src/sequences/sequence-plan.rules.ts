import {
  expiryOf,
  sendMoment,
  triggerMoment,
  type Delay,
  type Occasion,
  type Trigger,
} from './schedule.rules.ts';

/** An active step of an active sequence. */
export interface Step {
  /** The link between sequence and template, which identifies a step at any position. */
  readonly linkId: string;
  readonly templateId: string;
  readonly stepNumber: number;
  readonly delay: Delay;
  /** Guests whose trigger, or whose email, was due by then are excluded; null excludes none. */
  readonly appliesFrom: Date | null;
  readonly subject: string;
}

export interface Sequence {
  readonly id: string;
  readonly trigger: Trigger;
  readonly steps: readonly Step[];
}

/** A guest with the occasion that adds them to a sequence. */
export interface Recipient {
  readonly guestId: string;
  readonly email: string;
  readonly occasion: Occasion;
}

export interface PlannedSend {
  /** Once per step and booking, or enrollment; a booking has one guest. */
  readonly messageKey: string;
  readonly guestId: string;
  readonly toAddress: string;
  readonly bookingId: string | null;
  readonly sequenceId: string;
  readonly linkId: string;
  readonly templateId: string;
  readonly stepNumber: number;
  readonly subject: string;
  readonly triggerType: Trigger['type'];
  readonly triggeredAt: Date;
  readonly sendAt: Date;
  readonly expiresAt: Date;
  /** The guest has just booked, so a step without a delay is sent at once, even at night. */
  readonly waitsForMorning: boolean;
  /** It is too late to start with this guest; queued emails are kept. */
  readonly isRetroactive: boolean;
}

/** Everything that a sequence sends to a guest, in the order of its steps, including past ones. */
export function planSequence(sequence: Sequence, recipient: Recipient, timeZone: string): PlannedSend[] {
  const { trigger } = sequence;
  const triggeredAt = triggerMoment(trigger, recipient.occasion, timeZone);
  if (triggeredAt === undefined) return [];
  const { occasion } = recipient;
  const about = occasion.kind === 'booking' ? occasion.bookingId : `enrolment:${occasion.enrollmentId}`;
  return sequence.steps.map((step) => {
    const sendAt = sendMoment(triggeredAt, step.delay, timeZone);
    const { appliesFrom } = step;
    return {
      messageKey: `step:${step.linkId}:${about}`,
      guestId: recipient.guestId,
      toAddress: recipient.email,
      bookingId: occasion.kind === 'booking' ? occasion.bookingId : null,
      sequenceId: sequence.id,
      linkId: step.linkId,
      templateId: step.templateId,
      stepNumber: step.stepNumber,
      subject: step.subject,
      triggerType: trigger.type,
      triggeredAt,
      sendAt,
      expiresAt: expiryOf(sendAt),
      waitsForMorning: step.delay.value !== 0 || trigger.type !== 'booking_confirmed',
      isRetroactive: appliesFrom !== null && (triggeredAt < appliesFrom || sendAt < appliesFrom),
    };
  });
}
