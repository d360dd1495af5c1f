import type { RawEvent } from './raw-event.ts';
import { isKnownZone } from './zone-names.ts';

interface Parts {
  readonly zones: readonly string[];
  readonly events: readonly RawEvent[];
}

/**
 * Renames time zones that a feed defines itself, so that node-ical uses the definition. node-ical does that
 * only for names like Outlook's 'Customized Time Zone', and reads times in other unknown zones in the
 * property's time zone.
 */
export function namedByDefinition(zones: readonly string[], events: readonly RawEvent[]): Parts {
  const names = new Map<string, string>();
  const renamed = zones.map((line) => {
    const name = /^TZID(?:;[^:]*)?:(.*)$/
      .exec(line)?.[1]
      ?.trim()
      .replace(/^"(.*)"$/, '$1');
    if (name === undefined || isKnownZone(name)) return line;
    const known = names.get(name) ?? `Customized Time Zone ${names.size + 1}`;
    names.set(name, known);
    return `TZID:${known}`;
  });
  if (names.size === 0) return { zones, events };
  const rename = (line: string): string =>
    line.replace(
      /^([A-Z-]+[^:]*?);TZID=(?:"([^"]*)"|([^;:]*))/,
      (text, before: string, quoted?: string, plain?: string) => {
        const name = names.get(quoted ?? plain ?? '');
        return name === undefined ? text : `${before};TZID=${name}`;
      },
    );
  const rewrite = (event: RawEvent): RawEvent => ({
    ...event,
    lines: event.lines.map(rename),
    extraDates: event.extraDates.map((lines) => lines.map(rename)),
  });
  return { zones: renamed, events: events.map(rewrite) };
}
