import { addDays, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs, hourMs, minuteMs } from '@getaway/kernel/instant';
import { addDaysInZone, instantInZone, timeInZone } from '@getaway/kernel/zoned-time';

/** The moment from which a sequence counts (domain page, 'Guests, newsletter, email'). */
export type Trigger =
  | { readonly type: 'booking_confirmed' }
  | { readonly type: 'days_after_booking'; readonly days: number }
  | { readonly type: 'days_before_checkin'; readonly days: number }
  | { readonly type: 'manual' };

/** Before the trigger when negative. */
export interface Delay {
  readonly value: number;
  readonly unit: 'hours' | 'days';
}

/** The occasion that adds a guest to a sequence. */
export type Occasion =
  | {
      readonly kind: 'booking';
      readonly bookingId: string;
      readonly confirmedAt: Date;
      readonly checkInDate: CalendarDate;
      readonly checkInTime: string;
    }
  | { readonly kind: 'enrollment'; readonly enrollmentId: string; readonly enrolledAt: Date };

/** The moment from which the delays of a sequence count; undefined when the occasion does not start it. */
export function triggerMoment(trigger: Trigger, occasion: Occasion, timeZone: string): Date | undefined {
  if (occasion.kind === 'enrollment') return trigger.type === 'manual' ? occasion.enrolledAt : undefined;
  switch (trigger.type) {
    case 'booking_confirmed':
      return occasion.confirmedAt;
    case 'days_after_booking':
      return addDaysInZone(occasion.confirmedAt, trigger.days, timeZone);
    case 'days_before_checkin':
      return instantInZone(addDays(occasion.checkInDate, -trigger.days), occasion.checkInTime, timeZone);
    case 'manual':
      return undefined;
    default:
      return trigger satisfies never;
  }
}

/** Days keep the time of day across changes of clocks; hours are exact. */
export function sendMoment(trigger: Date, delay: Delay, timeZone: string): Date {
  return delay.unit === 'days'
    ? addDaysInZone(trigger, delay.value, timeZone)
    : addMilliseconds(trigger, delay.value * hourMs);
}

/** A send that is a day late is skipped as outdated. */
export function expiryOf(sendAt: Date): Date {
  return addMilliseconds(sendAt, dayMs);
}

/**
 * 'HH:MM' in the property's time zone. Between the two, guests get no unrequested emails. Equal values mean
 * that there is no night.
 */
export interface Night {
  readonly from: string;
  readonly to: string;
}

export const usualNight: Night = { from: '22:00', to: '08:00' };

export function isNight(instant: Date, timeZone: string, { from, to }: Night): boolean {
  const time = timeInZone(instant, timeZone);
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** The first moment from `instant` on that is not at night. */
export function afterTheNight(instant: Date, timeZone: string, night: Night): Date {
  if (!isNight(instant, timeZone, night)) return instant;
  const today = dateInZone(instant, timeZone);
  const day = timeInZone(instant, timeZone) < night.to ? today : addDays(today, 1);
  let end = instantInZone(day, night.to, timeZone);
  // On the day when the clocks go forward that time may not exist; the night then ends at the change.
  while (isNight(end, timeZone, night)) end = addMilliseconds(end, minuteMs);
  return end;
}

export function delayInDays(row: { delayValue: number; delayUnit: string }): number {
  return row.delayUnit === 'days' ? row.delayValue : Math.round((row.delayValue / 24) * 100) / 100;
}
