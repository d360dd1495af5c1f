import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import type { FeedStay } from '../external-stays/feed-stay.rules.ts';
import { longClosureOf, type Closure } from '../feeds/long-closure.rules.ts';
import { takeApart } from './calendar-text.ts';
import { NamedStays } from './named-stays.ts';
import { occurrencesOf, singleOccurrence, type Occurrence } from './occurrences.ts';
import { withoutFarNights } from './long-stays.ts';
import { isOversized, mostStays, repeatsTooOften } from './oversized.ts';
import { isRule, parseEvents } from './parse-events.ts';
import { exportProductId } from './product-id.ts';
import type { RawEvent } from './raw-event.ts';

export interface ReadingOptions {
  /** The property's time zone: times in UTC are converted to it. */
  readonly timeZone: string;
  readonly today: CalendarDate;
}

export type CalendarReading =
  | {
      readonly ok: true;
      readonly stays: readonly FeedStay[];
      /** The number of events in the feed, and a fingerprint of each unreadable one. */
      readonly events: number;
      readonly unread: readonly string[];
      /** How many of them claim nights beyond all that can be booked. */
      readonly oversized: number;
      /** What each of the others closes, if that is more than half a year of what can be booked. */
      readonly closures: readonly Closure[];
      /** Written by this software, here or in another installation. */
      readonly isExport: boolean;
    }
  | {
      readonly ok: false;
      readonly fault: 'web-page' | 'not-a-calendar' | 'cut-off' | 'unreadable' | 'too-many-stays';
    };

/** Stays that ended before this day are ignored. */
const daysBack = 400;
/** Two years: how far ahead recurring events are expanded. */
const daysAhead = 731;
/** A century: a stay that starts later has a wrong date. */
const furthestDaysAhead = 36_525;

/**
 * Reads the stays of a feed with node-ical. An unreadable event is left out and reported, and so is one that
 * starts after a century. An event with an unreadable recurrence, or one that ends before it starts, is
 * reported and takes the nights of its start. Only a feed without any readable event is a fault. Never
 * throws; its run time grows with the size of the feed.
 */
export function readCalendar(text: string, options: ReadingOptions): CalendarReading {
  const apart = takeApart(text);
  if (!apart.ok) return apart;
  const { events, zones, productId } = apart;
  const stays = new NamedStays();
  const unread: string[] = [];
  const closures: Closure[] = [];
  const furthest = addDays(options.today, furthestDaysAhead);
  let [oversized, misdated] = [0, 0];
  try {
    for (const reading of readEvents(zones, events, options)) {
      const { uid, isRepeated, isWhole } = reading;
      let isMisdated = false;
      const claimed: Stay[] = [];
      let isTooBig = reading.repeatsTooOften && reading.occurrences.length > 0;
      for (const occurrence of reading.occurrences) {
        const { ends, summary, takesNights } = occurrence;
        if (!takesNights || daysBetween(ends.endDate, options.today) > daysBack) continue;
        if (ends.startDate > furthest) {
          isMisdated = true;
          continue;
        }
        const near = withoutFarNights(ends, options.today);
        claimed.push({ checkIn: near.startDate, checkOut: near.endDate });
        const kind = stays.add({ uid, isRepeated, ends: near, summary, isPartial: !isWhole });
        isTooBig ||= isOversized(occurrence, kind, options.today);
        if (stays.count > mostStays) return { ok: false, fault: 'too-many-stays' };
      }
      const closure = isTooBig ? undefined : longClosureOf(claimed, options.today);
      if (isTooBig) oversized += 1;
      if (closure) closures.push(closure);
      if (!isWhole || isMisdated) unread.push(...reading.events.map(({ fingerprint }) => fingerprint));
      if (isWhole && isMisdated) misdated += 1;
    }
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
  if (events.length > 0 && unread.length - misdated >= events.length && stays.count === 0)
    return { ok: false, fault: 'unreadable' };
  const isExport = productId === exportProductId;
  return { ok: true, stays: stays.all(), events: events.length, unread, oversized, closures, isExport };
}

/** The result of one or several events. Partly unreadable ones may take more nights than these. */
interface EventReading {
  readonly events: readonly RawEvent[];
  readonly uid: string | undefined;
  readonly isRepeated: boolean;
  readonly repeatsTooOften: boolean;
  readonly occurrences: readonly Occurrence[];
  readonly isWhole: boolean;
}

function* readEvents(
  zones: readonly string[],
  events: readonly RawEvent[],
  options: ReadingOptions,
): Generator<EventReading> {
  const broken = events.filter(({ isBroken, isTransparent }) => isBroken && !isTransparent);
  if (broken.length > 0) yield unreadEvents(broken);
  const readable = events.filter(({ isBroken }) => !isBroken);
  const masters = new Map(readable.filter(repeats).map((event) => [event.uid ?? event, event]));
  const exceptionsOf = Map.groupBy(
    readable.filter(({ isException, uid }) => isException && uid !== undefined && masters.has(uid)),
    ({ uid }) => uid,
  );
  const inSeries = new Set([...exceptionsOf.values()].flat());
  const singles = readable.filter((event) => !repeats(event) && !inSeries.has(event));
  yield* readSingles(zones, singles, options);
  for (const master of readable.filter(repeats)) {
    const isNamed = master.uid !== undefined && masters.get(master.uid) === master;
    yield* readSeries(zones, master, (isNamed && exceptionsOf.get(master.uid)) || [], options);
  }
}

function repeats({ isException, lines, extraDates }: RawEvent): boolean {
  return !isException && (lines.some(isRule) || extraDates.length > 0);
}

function* readSingles(
  zones: readonly string[],
  singles: readonly RawEvent[],
  { timeZone }: ReadingOptions,
): Generator<EventReading> {
  let index = 0;
  for (const parsed of parseEvents(zones, singles.map(withoutSeries))) {
    const event = singles[index];
    index += 1;
    if (!event) continue;
    const occurrence =
      parsed && singleOccurrence({ event: parsed, isTransparent: event.isTransparent }, timeZone);
    if (!occurrence) yield unreadEvents([event]);
    else
      yield {
        events: [event],
        uid: event.uid,
        isRepeated: false,
        repeatsTooOften: false,
        occurrences: [occurrence],
        isWhole: !event.isCutShort && !isUnsure(occurrence),
      };
  }
}

function* readSeries(
  zones: readonly string[],
  master: RawEvent,
  exceptions: readonly RawEvent[],
  { timeZone, today }: ReadingOptions,
): Generator<EventReading> {
  const { uid, extraDates, isTransparent } = master;
  const [parsed, ...others] = parseEvents(zones, [
    master.lines,
    ...extraDates,
    ...exceptions.map(({ lines }) => lines.filter((line) => !isRule(line) && !line.startsWith('EXDATE'))),
  ]);
  const parsedExceptions = exceptions.map((raw, index) => ({
    raw,
    event: others[extraDates.length + index],
  }));
  const unread = parsedExceptions.flatMap(({ raw, event }) => (event && !raw.isCutShort ? [] : [raw]));
  if (unread.length > 0) yield unreadEvents(unread);
  // If only its rule is unreadable, its first occurrence is still known.
  const [first] = parsed ? [parsed] : parseEvents(zones, [master.lines.filter((line) => !isRule(line))]);
  if (!first) {
    yield unreadEvents([master]);
    return;
  }
  const extra = others.slice(0, extraDates.length).flatMap((event) => event ?? []);
  const series = {
    master: { event: first, isTransparent },
    extraDates: extra,
    exceptions: parsedExceptions.flatMap(({ raw, event }) => (event ? [{ ...raw, event }] : [])),
  };
  const window = { timeZone, from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
  const one = { events: [master], uid, isRepeated: true, repeatsTooOften: repeatsTooOften(master) };
  try {
    const { occurrences, isRuleEmpty } = occurrencesOf(series, window);
    const isRuleRead = parsed !== undefined && extra.length === extraDates.length && !isRuleEmpty;
    const isWhole = isRuleRead && !master.isCutShort && !occurrences.some(isUnsure);
    yield { ...one, occurrences, isWhole };
  } catch {
    const occurrence = singleOccurrence(series.master, timeZone);
    yield { ...one, occurrences: occurrence ? [occurrence] : [], isWhole: false };
  }
}

function unreadEvents(events: readonly RawEvent[]): EventReading {
  return {
    events,
    uid: undefined,
    isRepeated: false,
    repeatsTooOften: false,
    occurrences: [],
    isWhole: false,
  };
}

/** Takes nights, but only the first is known. */
function isUnsure({ isBackwards, takesNights }: Occurrence): boolean {
  return isBackwards && takesNights;
}

/** An exception whose series is missing from the feed is a stay of its own. */
function withoutSeries({ lines }: RawEvent): readonly string[] {
  return lines.filter((line) => !isRule(line) && !/^(?:RECURRENCE-ID|EXDATE)/.test(line));
}
