import type { EmailSequence, TriggerType } from '@getaway/contracts/http/email-sequences';

type Trigger = Pick<EmailSequence, 'triggerType' | 'triggerValue'>;

export interface Delay {
  /** Use a negative number for before the trigger and 0 for immediately. */
  readonly delayValue: number;
  readonly delayUnit: 'hours' | 'days';
}

/** What each trigger is called (spec page 2, section 4). */
export const triggerWords: Readonly<Record<TriggerType, string>> = {
  booking_confirmed: 'Booking confirmed',
  days_after_booking: 'Days after booking',
  days_before_checkin: 'Days before check-in',
  manual: 'Manual',
};

/** 'Booking confirmed', '3 days after booking'. */
export function triggerInWords({ triggerType, triggerValue }: Trigger): string {
  switch (triggerType) {
    case 'booking_confirmed':
    case 'manual':
      return triggerWords[triggerType];
    case 'days_after_booking':
      return `${counted(triggerValue ?? 0, 'day')} after booking`;
    case 'days_before_checkin':
      return `${counted(triggerValue ?? 0, 'day')} before check-in`;
    default:
      return triggerType satisfies never;
  }
}

/** A day after the last of the steps: nobody is emailed the moment that a step is added. */
export function delayAfter(steps: readonly Delay[]): { delayValue: number; delayUnit: 'days' } {
  const days = steps.map(({ delayValue, delayUnit }) =>
    delayUnit === 'days' ? delayValue : Math.ceil(delayValue / 24),
  );
  return { delayValue: Math.max(0, ...days) + 1, delayUnit: 'days' };
}

/** 'Immediate', '+3 days', '2 hours before'. */
export function delayInWords({ delayValue, delayUnit }: Delay): string {
  if (delayValue === 0) return 'Immediate';
  const length = counted(Math.abs(delayValue), delayUnit.slice(0, -1));
  return delayValue > 0 ? `+${length}` : `${length} before`;
}

/** The hint below a step's delay (spec page 2, section 5). */
export function delayHint({ delayValue, delayUnit }: Delay): string {
  const length = counted(Math.abs(delayValue), delayUnit.slice(0, -1));
  const when = delayValue === 0 ? 'immediately after' : `${length} ${delayValue < 0 ? 'before' : 'after'}`;
  return `This email will be sent ${when} the sequence trigger event.`;
}

/** 1 and 'step' to '1 step', 2 to '2 steps'. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}
