import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import type { EmailSequence, TriggerType } from '@getaway/contracts/http/email-sequences';

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

/** The same next to the times of the emails: a trigger before check-in is a day that delays count from, and emails may come before it. */
export function countedFromInWords(trigger: Trigger): string {
  const isDay = trigger.triggerType === 'days_before_checkin';
  return isDay
    ? `${triggerInWords(trigger)}. Each email goes out at its own time before or after that.`
    : triggerInWords(trigger);
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
 * When a step is sent, counted from what guests and hosts think of, in the house's time: '21 days before arrival, 4:00 PM' for 20 days
 * before a trigger that is itself 1 day before check-in. A stay that begins at another time than the house's has its own.
 */
export function stepInWords(
  { triggerType, triggerValue }: Trigger,
  delay: Delay,
  checkInTime: string,
): string {
  const days = triggerValue ?? 0;
  switch (triggerType) {
    case 'days_before_checkin':
      return arrivalInWords(-days, delay, checkInTime);
    case 'days_after_booking':
      return afterInWords(24 * days + inHours(delay), 'booking');
    case 'booking_confirmed':
      return afterInWords(inHours(delay), 'booking');
    case 'manual':
      return afterInWords(inHours(delay), 'you add a guest');
    default:
      return triggerType satisfies never;
  }
}

/**
 * When the first and the last of some steps are sent, in the order of their numbers: 'The first 21 days before arrival, 4:00 PM; the
 * last 7 days after arrival, 4:00 PM'.
 */
export function spanInWords(trigger: Trigger, steps: readonly Delay[], checkInTime: string): string {
  const moments = steps.map((step) => stepInWords(trigger, step, checkInTime));
  const [first = '', last = ''] = [moments[0], moments.at(-1)];
  return first === last ? first : `The first ${lowerFirst(first)}; the last ${lowerFirst(last)}`;
}

/** '7 days before arrival, 4:00 PM', or 'Day of arrival, 8:00 PM'. */
function arrivalInWords(triggerDays: number, { delayValue, delayUnit }: Delay, checkInTime: string): string {
  const [hour = 0, minute = 0] = checkInTime.split(':').map(Number);
  const inDays = delayUnit === 'days';
  const hours = hour + (inDays ? 0 : delayValue);
  const day = triggerDays + (inDays ? delayValue : Math.floor(hours / 24));
  const time = [hours - 24 * Math.floor(hours / 24), minute].map((part) => String(part).padStart(2, '0'));
  const away = `${counted(Math.abs(day), 'day')} ${day < 0 ? 'before' : 'after'} arrival`;
  return `${day === 0 ? 'Day of arrival' : away}, ${formatTimeOfDay(time.join(':'))}`;
}

/** 'Right after booking', '5 days after booking'. */
function afterInWords(hours: number, event: string): string {
  if (hours === 0) return `Right after ${event}`;
  return `${lengthInWords(Math.abs(hours))} ${hours < 0 ? 'before' : 'after'} ${event}`;
}

function inHours({ delayValue, delayUnit }: Delay): number {
  return delayValue * (delayUnit === 'days' ? 24 : 1);
}

/** '2 days', '7 hours', '1 day and 7 hours' */
function lengthInWords(hours: number): string {
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  const parts = [days > 0 ? counted(days, 'day') : '', rest > 0 ? counted(rest, 'hour') : ''];
  return parts.filter((part) => part !== '').join(' and ');
}

/**
 * What some delays mean for a sequence, as a delay is counted from its trigger: '−7 days is 27 days before arrival, 4:00 PM; 0 days is
 * 20 days before arrival, 4:00 PM'.
 */
export function delayExamples(trigger: Trigger, checkInTime: string): string {
  const isBefore = trigger.triggerType === 'days_before_checkin';
  const examples = isBefore ? [-7, 0, trigger.triggerValue ?? 0] : [0, 3];
  return [...new Set(examples)]
    .map((delayValue) => {
      const moment = stepInWords(trigger, { delayValue, delayUnit: 'days' }, checkInTime);
      return `${counted(delayValue, 'day').replace('-', '−')} is ${lowerFirst(moment)}`;
    })
    .join('; ');
}

/** 'Day of arrival' to 'day of arrival', within a sentence. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
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
