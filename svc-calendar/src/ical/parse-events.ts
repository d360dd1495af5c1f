import ical, { type VEvent } from 'node-ical';

/** As many events as node-ical is given at once: it needs ten times the memory of their text. */
const batchSize = 500;

/**
 * Parses events with node-ical, each from its content lines, in their order; undefined in place of one that cannot be
 * parsed. Each gets a UID of ours: node-ical would merge those that a feed gives the same one.
 */
export function* parseEvents(
  zones: readonly string[],
  events: readonly (readonly string[])[],
): Generator<VEvent | undefined> {
  for (let start = 0; start < events.length; start += batchSize) {
    yield* parseTogether(zones, events.slice(start, start + batchSize));
  }
}

/** Halves what cannot be parsed together until the broken events are alone. */
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
    // The definition of a zone may be what is broken; most names of zones are known without it.
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
    // Without a rule that was written, only the first of its nights would be known.
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
