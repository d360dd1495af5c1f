/** One VEVENT of a feed, with the properties that a stay is made of. */
export interface RawEvent {
  readonly uid: string | undefined;
  /** An exception of a repeated event. */
  readonly isException: boolean;
  /** Content lines without BEGIN, END and UID, names in capitals. */
  readonly lines: readonly string[];
}

export type CalendarText =
  | { readonly ok: true; readonly zones: readonly string[]; readonly events: readonly RawEvent[] }
  | { readonly ok: false; readonly fault: 'web-page' | 'not-a-calendar' | 'cut-off' };

/** DESCRIPTION is not among them: it carries reservation links and telephone digits. */
const wanted = new Set([
  'DTSTART',
  'DTEND',
  'DURATION',
  'SUMMARY',
  'STATUS',
  'RRULE',
  'EXDATE',
  'RECURRENCE-ID',
  'SEQUENCE',
]);
const dates = new Set(['DTSTART', 'DTEND', 'EXDATE', 'RECURRENCE-ID']);

/**
 * Takes a feed apart, as tolerantly as platforms write: byte order marks, any line ends, folded lines, names in small
 * letters, alarms inside events. What does not begin and end as a calendar is a fault, never an empty calendar.
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
  let event = new OpenEvent();
  for (const line of lines) {
    const name = nameOf(line);
    if (name === 'BEGIN') {
      open.push(componentOf(line));
      if (isEvent(open)) event = new OpenEvent();
    }
    if (open[1] === 'VTIMEZONE') zones.push(writeLine(name, line) ?? '');
    else if (isEvent(open)) event.add(name, line);
    if (name === 'END') {
      if (open.at(-1) !== componentOf(line)) return { ok: false, fault: 'cut-off' };
      if (isEvent(open)) events.push(event.close());
      open.pop();
    }
  }
  return open.length === 0 ? { ok: true, zones, events } : { ok: false, fault: 'cut-off' };
}

/** Directly in an event, and not in an alarm of it, which has a UID and a description of its own. */
function isEvent(open: readonly string[]): boolean {
  return open.length === 2 && open[1] === 'VEVENT';
}

function componentOf(line: string): string {
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toUpperCase();
}

/** Collects the properties of an event; of one that comes twice the first counts, but for exceptions of a series. */
class OpenEvent {
  readonly #lines = new Map<string, string>();
  readonly #exdates: string[] = [];
  #uid: string | undefined;

  add(name: string, line: string): void {
    if (name === 'UID') this.#uid ??= line.slice(line.indexOf(':') + 1).trim() || undefined;
    else if (wanted.has(name)) {
      const written = writeLine(name, line);
      if (written === undefined) return;
      if (name === 'EXDATE') this.#exdates.push(written);
      else if (!this.#lines.has(name)) this.#lines.set(name, written);
    }
  }

  close(): RawEvent {
    const { DTSTART: start, ...rest } = Object.fromEntries(this.#lines);
    return {
      uid: this.#uid,
      isException: this.#lines.has('RECURRENCE-ID'),
      // The start comes first: what follows is read by it.
      lines: [...(start === undefined ? [] : [start]), ...Object.values(rest), ...this.#exdates],
    };
  }
}

function nameOf(line: string): string {
  const end = line.search(/[^\w-]/);
  return line.slice(0, end === -1 ? 0 : end).toUpperCase();
}

/** A line with its names in capitals; undefined when it is none. */
function writeLine(name: string, line: string): string | undefined {
  const match = /^[\w-]+((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/.exec(line);
  if (!match) return undefined;
  const [, given = '', value = ''] = match;
  const parameters =
    given && given.replace(/;([\w-]+)=/g, (text) => text.toUpperCase()).replace(/=date\b/gi, '=DATE');
  if (!dates.has(name)) return `${name}${parameters}:${value}`;
  // Some write 2027-06-10 where the standard has 20270610.
  return `${name}${parameters}:${value.trim().replace(/^(\d{4})-(\d{2})-(\d{2})/, '$1$2$3')}`;
}
