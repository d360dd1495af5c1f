import ical, { type VEvent } from 'node-ical';

/** The number of events that node-ical gets at once: it needs ten times the memory of their text. */
const batchSize = 500;

/**
 * Parses events with node-ical, each from its content lines, in order. Events that cannot be parsed are
 * undefined. Each gets a UID of ours, because node-ical would merge events with the same UID.
 */
export function* parseEvents(
  zones: readonly string[],
  events: readonly (readonly string[])[],
): Generator<VEvent | undefined> {
  for (let start = 0; start < events.length; start += batchSize) {
    yield* parseTogether(zones, events.slice(start, start + batchSize));
  }
}

/** Splits a batch that cannot be parsed until the broken events are isolated. */
function parseTogether(
  zones: readonly string[],
  events: readonly (readonly string[])[],
): (VEvent | undefined)[] {
  try {
    return parse(zones, events);
  } catch {
    if (events.length > 1) {
      const middle = Math.ceil(events.length / 2);
      return [
        ...parseTogether(zones, events.slice(0, middle)),
        ...parseTogether(zones, events.slice(middle)),
      ];
    }
    // The broken part may be a time zone definition; most zones are known by name without it.
    return zones.length === 0 ? [undefined] : parseTogether([], events);
  }
}

function parse(zones: readonly string[], events: readonly (readonly string[])[]): (VEvent | undefined)[] {
  const written = events.map((lines, index) =>
    ['BEGIN:VEVENT', `UID:${ownUid(index)}`, ...lines, 'END:VEVENT'].join('\n'),
  );
  const calendar = ical.sync.parseICS(['BEGIN:VCALENDAR', ...zones, ...written, 'END:VCALENDAR'].join('\n'));
  return events.map((lines, index) => {
    const component = calendar[ownUid(index)];
    if (component?.type !== 'VEVENT') return undefined;
    // Without its rule, only the first of its nights would be known.
    if (lines.some(isRule) && component.rrule === undefined) return undefined;
    return component;
  });
}

export function isRule(line: string): boolean {
  return line.startsWith('RRULE');
}

function ownUid(index: number): string {
  return `event-${index}`;
}
