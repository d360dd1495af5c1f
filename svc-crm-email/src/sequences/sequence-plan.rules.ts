import {
  expiryOf,
  sendMoment,
  triggerMoment,
  type Delay,
  type Occasion,
  type Trigger,
} from './schedule.rules.ts';

/** A step of an active sequence that is switched on. */
export interface Step {
  /** The link between sequence and template: what a step is, wherever it stands. */
  readonly linkId: string;
  readonly templateId: string;
  readonly stepNumber: number;
  readonly delay: Delay;
  /** Guests whose trigger, or whose email, was due by then are not begun with; null is nobody. */
  readonly appliesFrom: Date | null;
  readonly subject: string;
}

export interface Sequence {
  readonly id: string;
  readonly trigger: Trigger;
  readonly steps: readonly Step[];
}

/** A guest and what puts them into a sequence. */
export interface Recipient {
  readonly guestId: string;
  readonly email: string;
  readonly occasion: Occasion;
}

export interface PlannedSend {
  /** Once per step and booking, or enrolment; a booking is of one guest. */
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
  /** The guest's own booking just now is answered at once, by night too, when the step has no delay. */
  readonly waitsForMorning: boolean;
  /** It is too late to begin with this guest; what waits for them already stays as it is. */
  readonly isRetroactive: boolean;
}

/** Everything that a sequence has to send to a guest, in the order of its steps, past or not. */
export function planSequence(sequence: Sequence, recipient: Recipient, timeZone: string): PlannedSend[] {
  const { trigger } = sequence;
  const triggeredAt = triggerMoment(trigger, recipient.occasion, timeZone);
  if (triggeredAt === undefined) return [];
  const { occasion } = recipient;
  const about = occasion.kind === 'booking' ? occasion.bookingId : `enrolment:${occasion.enrolmentId}`;
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
