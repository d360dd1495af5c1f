/** The name of a fixed offset for node-ical and our own code: `UTC+0530`. */
const fixedOffset = /^UTC([+-]\d{2})(\d{2})$/;
const writtenOffset = /^\(?(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?\)?$/i;
const utcNames = /^(?:etc\/)?(?:utc|uct|z|zulu)$/i;
const windowsName = /(?:standard|daylight) time$|^\(utc/i;

export function isUtc(zone: string | undefined): boolean {
  return zone !== undefined && utcNames.test(zone);
}

/** The zone name for an offset such as `+09:00`; undefined when it is not an offset. */
export function zoneOfOffset(offset: string): string | undefined {
  const match = writtenOffset.exec(offset.trim());
  if (!match) return undefined;
  const [, sign = '', hours = '', minutes = '00'] = match;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return Number(hours) + Number(minutes) === 0 ? 'UTC' : `UTC${sign}${hours.padStart(2, '0')}${minutes}`;
}

/** The IANA name of a zone that a feed writes as an offset or with a path prefix; otherwise unchanged. */
export function knownZoneName(written: string): string {
  const offset = zoneOfOffset(written);
  if (offset !== undefined) return offset;
  if (!written.startsWith('/')) return written;
  const parts = written.split('/');
  const names = [-3, -2].map((from) => parts.slice(from).join('/'));
  return names.find((name) => clockOf(name) !== undefined) ?? written;
}

/** Whether a zone name is known without a definition in the feed. */
export function isKnownZone(name: string): boolean {
  return windowsName.test(name) || clockOf(name) !== undefined;
}

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();
/** More than there are time zones, since a feed may name any number of them. */
const mostClocks = 1_000;

/** Formats instants in a time zone, as 2027-06-10 16:00. Undefined for an unknown zone. */
export function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  const known = clocks.get(zone);
  if (known || clocks.has(zone)) return known;
  if (clocks.size >= mostClocks) clocks.clear();
  const clock = makeClock(zone.replace(fixedOffset, '$1:$2'));
  clocks.set(zone, clock);
  return clock;
}

function makeClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  } catch {
    return undefined;
  }
}
