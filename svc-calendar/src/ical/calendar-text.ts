import { busyPeriods } from './busy-time.ts';
import { namedByDefinition } from './defined-zones.ts';
import { OpenEvent, type RawEvent } from './raw-event.ts';

export type CalendarText =
  | {
      readonly ok: true;
      readonly zones: readonly string[];
      readonly events: readonly RawEvent[];
      /** The PRODID of the program that wrote it. */
      readonly productId: string | undefined;
    }
  | { readonly ok: false; readonly fault: 'web-page' | 'not-a-calendar' | 'cut-off' };

/**
 * Splits a feed into lines and events, tolerating byte order marks, any line ends, folded lines, lower-case
 * names and alarms inside events. Text that does not begin and end as a calendar is a fault, never an empty
 * calendar.
 */
export function takeApart(text: string): CalendarText {
  const lines = unfold(text);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!/^begin:vcalendar\s*$/i.test(lines[first] ?? '')) {
    return { ok: false, fault: /<(?:!doctype|html|head|body)\b/i.test(text) ? 'web-page' : 'not-a-calendar' };
  }
  if (!/^end:vcalendar\s*$/i.test(lines.findLast((line) => line.trim() !== '') ?? '')) {
    return { ok: false, fault: 'cut-off' };
  }
  return collect(lines);
}

function unfold(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
}

function collect(lines: readonly string[]): CalendarText {
  const zones: string[] = [];
  const events: RawEvent[] = [];
  const open: string[] = [];
  let productId: string | undefined;
  let event = new OpenEvent();
  for (const line of lines) {
    const name = nameOf(line);
    if (name === 'BEGIN') {
      open.push(componentOf(line));
      if (isEvent(open)) event = new OpenEvent();
    }
    if (open.length === 1 && name === 'PRODID') productId ??= line.slice(line.indexOf(':') + 1).trim();
    if (open[1] === 'VTIMEZONE') zones.push(`${name}${line.slice(name.length)}`);
    else if (isEvent(open)) event.add(name, line);
    else if (open.at(-1) === 'VFREEBUSY' && name === 'FREEBUSY') events.push(...busyPeriods(line));
    if (name === 'END') {
      if (open.at(-1) !== componentOf(line)) return { ok: false, fault: 'cut-off' };
      if (isEvent(open)) events.push(event.close());
      open.pop();
    }
  }
  return open.length === 0
    ? { ok: true, ...namedByDefinition(zones, events), productId }
    : { ok: false, fault: 'cut-off' };
}

/** Directly in an event, and not in one of its alarms, which has a UID and a description of its own. */
function isEvent(open: readonly string[]): boolean {
  return open.length === 2 && open[1] === 'VEVENT';
}

function componentOf(line: string): string {
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toUpperCase();
}

function nameOf(line: string): string {
  const end = line.search(/[^\w-]/);
  return line.slice(0, end === -1 ? 0 : end).toUpperCase();
}
