import { createHash } from 'node:crypto';
import { dateProperties, readDateValue } from './date-values.ts';
import { readDuration } from './durations.ts';

/** One VEVENT of a feed, with the properties that define a stay. */
export interface RawEvent {
  readonly uid: string | undefined;
  /** An exception of a recurring event, and whether it also changes all later ones. */
  readonly isException: boolean;
  readonly changesFollowing: boolean;
  /** Takes no nights: a reminder, or an entry that its author marked as available. */
  readonly isTransparent: boolean;
  /** A property that determines its nights cannot be parsed. */
  readonly isBroken: boolean;
  /** Its duration cannot be parsed, so it may take more nights than the first. */
  readonly isCutShort: boolean;
  /** Content lines without BEGIN, END and UID, with names in capitals and dates in standard format. */
  readonly lines: readonly string[];
  /** The lines that define each RDATE occurrence: its start, and its end when it has one of its own. */
  readonly extraDates: readonly (readonly string[])[];
  /** The same for the same content, whatever its current UID is. */
  readonly fingerprint: string;
}

/** DESCRIPTION is excluded, because it contains reservation links and phone digits. */
const wanted = new Set([...dateProperties, 'DURATION', 'SUMMARY', 'STATUS', 'TRANSP', 'RRULE', 'SEQUENCE']);

/**
 * Collects the properties of an event. Of a repeated property the first counts, except for EXDATE and RDATE.
 */
export class OpenEvent {
  readonly #lines = new Map<string, string>();
  readonly #exdates: string[] = [];
  readonly #extraDates: string[][] = [];
  readonly #hash = createHash('sha256');
  #uid: string | undefined;
  #transparency = '';
  #changesFollowing = false;
  #isBroken = false;
  #isCutShort = false;

  add(name: string, line: string): void {
    if (name === 'UID') this.#uid ??= line.slice(line.indexOf(':') + 1).trim() || undefined;
    if (!wanted.has(name)) return;
    this.#hash.update(`${line}\n`);
    const parts = splitLine(line);
    if (!parts) this.#isBroken ||= dateProperties.has(name);
    else if (name === 'DURATION') this.#addDuration(parts);
    else if (name === 'TRANSP') this.#transparency ||= parts.value.trim().toUpperCase();
    else if (name === 'EXDATE') this.#addExcluded(parts);
    else if (name === 'RDATE') this.#addExtraDates(parts);
    else if (!this.#lines.has(name)) this.#addOnce(name, parts);
  }

  close(): RawEvent {
    const { DTSTART: start, ...rest } = Object.fromEntries(this.#lines);
    const isException = this.#lines.has('RECURRENCE-ID');
    return {
      uid: this.#uid,
      isException,
      changesFollowing: this.#changesFollowing,
      isTransparent: this.#transparency === 'TRANSPARENT',
      isBroken: this.#isBroken || start === undefined,
      // If there is an end, the duration is ignored.
      isCutShort: this.#isCutShort && !this.#lines.has('DTEND') && this.#transparency !== 'TRANSPARENT',
      // The start comes first, because the other properties depend on it.
      lines: [...(start === undefined ? [] : [start]), ...Object.values(rest), ...this.#exdates],
      extraDates: isException ? [] : this.#extraDates,
      fingerprint: this.#hash.digest('base64url'),
    };
  }

  #addOnce(name: string, { parameters, value }: LineParts): void {
    if (!dateProperties.has(name)) {
      this.#lines.set(name, `${name}${parameters}:${value}`);
      return;
    }
    // An empty end counts as missing.
    if (name === 'DTEND' && value.trim() === '') return;
    const read = readDateValue(parameters, value);
    if (!read) this.#isBroken = true;
    else this.#lines.set(name, `${name}${read.parameters}:${read.value}`);
    if (name === 'RECURRENCE-ID') this.#changesFollowing = /;RANGE=THISANDFUTURE(?=;|$)/i.test(parameters);
  }

  #addDuration({ value }: LineParts): void {
    if (value.trim() === '' || this.#lines.has('DURATION')) return;
    const duration = readDuration(value);
    if (duration === undefined) this.#isCutShort = true;
    else this.#lines.set('DURATION', `DURATION:${duration}`);
  }

  /** An exclusion that cannot be parsed is ignored: the night stays taken. */
  #addExcluded({ parameters, value }: LineParts): void {
    for (const each of value.split(',')) {
      const read = readDateValue(parameters, each);
      if (read) this.#exdates.push(`EXDATE${read.parameters}:${read.value}`);
    }
  }

  #addExtraDates({ parameters, value }: LineParts): void {
    for (const each of value.split(',')) {
      const [from = '', until] = each.split('/');
      const start = readDateValue(parameters, from);
      const end = until === undefined ? [] : endLineOf(parameters, until);
      if (!start || !end) this.#isBroken = true;
      else this.#extraDates.push([`DTSTART${start.parameters}:${start.value}`, ...end]);
    }
  }
}

interface LineParts {
  readonly parameters: string;
  readonly value: string;
}

/** The line for the end of a period, which is a time or a duration. Undefined when it is neither. */
function endLineOf(parameters: string, until: string): string[] | undefined {
  const duration = readDuration(until);
  if (duration !== undefined) return duration.startsWith('-') ? undefined : [`DURATION:${duration}`];
  const end = readDateValue(parameters, until);
  return end && [`DTEND${end.parameters}:${end.value}`];
}

/**
 * The parameters of a content line, with names in capitals, and its value. Undefined when the line is
 * malformed.
 */
function splitLine(line: string): LineParts | undefined {
  const match = /^[\w-]+((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/.exec(line);
  if (!match) return undefined;
  const [, given = '', value = ''] = match;
  return { parameters: given.replace(/;([\w-]+)=/g, (text) => text.toUpperCase()), value };
}
