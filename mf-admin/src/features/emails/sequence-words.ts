import { countsDays, type EmailSequence, type TriggerType } from '@getaway/contracts/http/email-sequences';

export type Trigger = Pick<EmailSequence, 'triggerType' | 'triggerValue'>;

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

/**
 * When a step is sent, counted from what guests and hosts think of: '21 days before check-in' for 20 days before a trigger that
 * is itself 1 day before check-in. Undefined for triggers without days, which their delay is counted from.
 */
export function momentInWords(
  { triggerType, triggerValue }: Trigger,
  { delayValue, delayUnit }: Delay,
): string | undefined {
  if (!countsDays(triggerType)) return undefined;
  const isBefore = triggerType === 'days_before_checkin';
  const triggerHours = 24 * (triggerValue ?? 0) * (isBefore ? -1 : 1);
  const hours = triggerHours + delayValue * (delayUnit === 'days' ? 24 : 1);
  const event = isBefore ? 'check-in' : 'booking';
  if (hours === 0) return `At ${event}`;
  return `${lengthInWords(Math.abs(hours))} ${hours < 0 ? 'before' : 'after'} ${event}`;
}

/** '7 days before check-in', or '+3 days' where only the delay says when. */
export function stepInWords(trigger: Trigger, step: Delay): string {
  return momentInWords(trigger, step) ?? delayInWords(step);
}

/** '2 days', '7 hours', '1 day and 7 hours' */
function lengthInWords(hours: number): string {
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  const parts = [days > 0 ? counted(days, 'day') : '', rest > 0 ? counted(rest, 'hour') : ''];
  return parts.filter((part) => part !== '').join(' and ');
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
