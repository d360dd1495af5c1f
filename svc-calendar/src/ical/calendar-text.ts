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
    .replace(/(?:\r\n|\n|\r)[ \t]/g, '')
    .split(/\r\n|\n|\r/);
}

function collect(lines: readonly string[]): CalendarText {
  const zones: string[] = [];
  const events: RawEvent[] = [];
  const open: string[] = [];
  let event: { uid: string | undefined; lines: Map<string, string>; exdates: string[] } | undefined;
  for (const line of lines) {
    const property = readLine(line);
    if (!property) continue;
    const { name, parameters, value } = property;
    const written = `${name}${parameters}:${value}`;
    if (name === 'BEGIN') {
      open.push(value.trim().toUpperCase());
      if (open.join() === 'VCALENDAR,VEVENT') event = { uid: undefined, lines: new Map(), exdates: [] };
    }
    if (open[1] === 'VTIMEZONE') zones.push(written);
    else if (event && open.length === 2) {
      // Of a property that comes twice the first one counts.
      if (name === 'UID') event.uid ??= value.trim() || undefined;
      else if (name === 'EXDATE') event.exdates.push(written);
      else if (wanted.has(name) && !event.lines.has(name)) event.lines.set(name, written);
    }
    if (name === 'END') {
      const ended = open.pop();
      if (ended !== value.trim().toUpperCase()) return { ok: false, fault: 'cut-off' };
      if (ended === 'VEVENT' && open.length === 1 && event) {
        events.push({
          uid: event.uid,
          isException: event.lines.has('RECURRENCE-ID'),
          // The start comes first: what follows from it is read in the order of the lines.
          lines: [...[...event.lines].sort(([a], [b]) => Number(b === 'DTSTART') - Number(a === 'DTSTART'))]
            .map(([, text]) => text)
            .concat(event.exdates),
        });
        event = undefined;
      }
    }
  }
  return open.length === 0 ? { ok: true, zones, events } : { ok: false, fault: 'cut-off' };
}

function readLine(line: string): { name: string; parameters: string; value: string } | undefined {
  const match = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/.exec(line);
  if (!match) return undefined;
  const [, given = '', parameters = '', value = ''] = match;
  const name = given.toUpperCase();
  return {
    name,
    parameters: parameters.replace(/;([\w-]+)=/g, (text) => text.toUpperCase()).replace(/=date\b/gi, '=DATE'),
    // Some write 2027-06-10 where the standard has 20270610.
    value: dates.has(name) ? value.trim().replace(/(\d{4})-(\d{2})-(\d{2})/g, '$1$2$3') : value,
  };
}
