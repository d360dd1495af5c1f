import { utcFormat } from './utc-format.ts';
const clock = utcFormat({ hour: 'numeric', minute: '2-digit' });

/** '16:00' to '4:00 PM'. */
export function formatTimeOfDay(time: string): string {
  // Some engines use a narrow no-break space before AM/PM; texts and tests need a plain one.
  return clock.format(new Date(`1970-01-01T${time}:00Z`)).replace(/\s/gu, ' ');
}
