import { OpenEvent, type RawEvent } from './raw-event.ts';

/**
 * The periods of a FREEBUSY line (RFC 5545, 3.8.2.6) as events, which is all that some calendars contain.
 * They get the text of a block, since busy time names no guest.
 */
export function busyPeriods(line: string): RawEvent[] {
  const match = /^FREEBUSY((?:;[^:]*)?):(.*)$/i.exec(line);
  if (!match) return [];
  const [, parameters = '', value = ''] = match;
  if (/;FBTYPE=FREE(?=;|$)/i.test(parameters)) return [];
  return value.split(',').map((period) => {
    const [start = '', end = ''] = period.split('/');
    const event = new OpenEvent();
    event.add('DTSTART', `DTSTART:${start}`);
    if (/^[+-]?P/i.test(end)) event.add('DURATION', `DURATION:${end}`);
    else event.add('DTEND', `DTEND:${end}`);
    event.add('SUMMARY', 'SUMMARY:Not available');
    return event.close();
  });
}
