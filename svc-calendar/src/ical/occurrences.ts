import ical, { type DateWithTimeZone, type VEvent } from 'node-ical';
import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import { endsOf, isBackwards, writtenDate, type StayEnds } from './stay-ends.ts';

export interface OccurrenceOptions {
  readonly timeZone: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface Occurrence {
  readonly ends: StayEnds;
  readonly summary: unknown;
  readonly takesNights: boolean;
  /** It ends in the last year that dates can be written in, or later, which platforms use for 'endless'. */
  readonly isForGood: boolean;
  /** It ends before it starts, so only the night of its start is known. */
  readonly isBackwards: boolean;
}

/** A parsed event, and whether its author marked it as available (`TRANSP:TRANSPARENT`). */
export interface SeriesPart {
  readonly event: VEvent;
  readonly isTransparent: boolean;
}

export interface SeriesException extends SeriesPart {
  /** It also changes all later occurrences (`RANGE=THISANDFUTURE`). */
  readonly changesFollowing: boolean;
}

/** A recurring event with its RDATE occurrences and its exceptions. */
export interface Series {
  readonly master: SeriesPart;
  readonly extraDates: readonly VEvent[];
  readonly exceptions: readonly SeriesException[];
}

export interface SeriesReading {
  readonly occurrences: readonly Occurrence[];
  /** Its rule yields nothing, so only its first occurrence is known. */
  readonly isRuleEmpty: boolean;
}

/** The single occurrence of an event that does not recur. Undefined when its dates cannot be parsed. */
export function singleOccurrence(
  { event, isTransparent }: SeriesPart,
  timeZone: string,
): Occurrence | undefined {
  const ends = endsOf(event.start, event.end, timeZone);
  if (!ends) return undefined;
  const takes = !isTransparent && !isCancelled(event);
  return { ends, summary: event.summary, takesNights: takes, ...kindOfEnd(event) };
}

interface Slot {
  readonly start: DateWithTimeZone;
  readonly occurrence: Occurrence;
}

/**
 * The occurrences of a series (RFC 5545, 3.8.5): its rule and its RDATEs without the EXDATEs, each as its
 * exceptions change it. An exception is one occurrence, even if it has a rule. The start of a series is its
 * first occurrence (3.8.5.3), also when its rule yields nothing. Throws when a date cannot be parsed.
 */
export function occurrencesOf(series: Series, options: OccurrenceOptions): SeriesReading {
  if (isCancelled(series.master.event)) return { occurrences: [], isRuleEmpty: false };
  const slots = new Map<string, Slot>();
  for (const slot of plainSlots(series, options)) slots.set(keyOf(slot.start), slot);
  const isRuleEmpty = slots.size === 0 && startsWithin(series.master.event, options);
  if (isRuleEmpty) {
    const slot = firstSlot(series.master, options.timeZone);
    slots.set(keyOf(slot.start), slot);
  }
  const changes = [...series.exceptions].sort((a, b) => sequenceOf(a.event) - sequenceOf(b.event));
  const following = changes.filter(({ changesFollowing }) => changesFollowing);
  for (const exception of following.sort((a, b) => recurrenceOf(a.event) - recurrenceOf(b.event))) {
    changeFollowing(slots, exception, options.timeZone);
  }
  for (const exception of changes) replaceOne(slots, exception, options.timeZone);
  return { occurrences: [...slots.values()].map(({ occurrence }) => occurrence), isRuleEmpty };
}

/** Whether its own nights are in the requested range and not excluded. */
function startsWithin(event: VEvent, { timeZone, from, to }: OccurrenceOptions): boolean {
  const { startDate, endDate } = readEnds(event.start, event.end, timeZone);
  return endDate > from && startDate < to && !isExcluded(event, event.start);
}

function firstSlot({ event, isTransparent }: SeriesPart, timeZone: string): Slot {
  const ends = readEnds(event.start, event.end, timeZone);
  const occurrence = {
    ends,
    summary: event.summary,
    takesNights: !isTransparent,
    ...kindOfEnd(event),
  };
  return { start: event.start, occurrence };
}

function* plainSlots({ master, extraDates }: Series, options: OccurrenceOptions): Generator<Slot> {
  const { event, isTransparent } = master;
  // node-ical invents an end for occurrences of an event that ends before it starts.
  const isMasterBackwards = isBackwards(event.start, event.end);
  const slotOf = (
    start: DateWithTimeZone,
    end: DateWithTimeZone | undefined,
    isOneBackwards = false,
  ): Slot => {
    const ends = readEnds(start, end, options.timeZone);
    const kind = { ...kindOfEnd({ start, end }), isBackwards: isMasterBackwards || isOneBackwards };
    return { start, occurrence: { ends, summary: event.summary, takesNights: !isTransparent, ...kind } };
  };
  const from = new Date(`${options.from}T00:00:00`);
  const to = new Date(`${options.to}T00:00:00`);
  if (event.rrule) {
    const window = { from, to, expandOngoing: true, includeOverrides: false };
    const days = wholeDaysOf(event, options.timeZone);
    for (const { start, end } of ical.expandRecurringEvent(event, window)) {
      const slot = slotOf(start, end);
      if (days === undefined) yield slot;
      else yield lasting(slot, days);
    }
  } else if (!isExcluded(event, event.start)) yield firstSlot(master, options.timeZone);
  for (const extra of extraDates) {
    if (isExcluded(event, extra.start)) continue;
    const end = hasOwnEnd(extra) ? extra.end : shiftedEnd(event, extra.start);
    yield slotOf(extra.start, end, isBackwards(extra.start, extra.end));
  }
}

/**
 * The number of nights of an event that starts and ends at midnight, which is also that of each occurrence.
 */
function wholeDaysOf({ start, end }: VEvent, timeZone: string): number | undefined {
  const { startDate, endDate, startTime, endTime } = readEnds(start, end, timeZone);
  return startTime === null && endTime === null ? daysBetween(startDate, endDate) : undefined;
}

/** Across a change of clocks, equal hours are not equal days. */
function lasting({ start, occurrence }: Slot, days: number): Slot {
  const { startDate } = occurrence.ends;
  const ends = { startDate, endDate: addDays(startDate, days), startTime: null, endTime: null };
  return { start, occurrence: { ...occurrence, ends } };
}

/** From the named occurrence on, all are moved by the same offset and get the same length. */
function changeFollowing(slots: Map<string, Slot>, exception: SeriesException, timeZone: string): void {
  const { event } = exception;
  const first = event.recurrenceid instanceof Date ? event.recurrenceid : undefined;
  if (!first) return;
  const changed = readEnds(event.start, event.end, timeZone);
  const nights = daysBetween(changed.startDate, changed.endDate);
  const firstDate =
    slots.get(keyOf(first))?.occurrence.ends.startDate ?? readEnds(first, undefined, timeZone).startDate;
  const days = daysBetween(firstDate, changed.startDate);
  for (const [key, { start, occurrence }] of slots) {
    if (start < first) continue;
    const startDate = addDays(occurrence.ends.startDate, days);
    const ends = { ...changed, startDate, endDate: addDays(startDate, nights) };
    slots.set(key, {
      start,
      occurrence: {
        ends,
        summary: event.summary,
        takesNights: takesNights(exception),
        ...kindOfEnd(event),
      },
    });
  }
}

function replaceOne(slots: Map<string, Slot>, exception: SeriesException, timeZone: string): void {
  const { event } = exception;
  const ends = readEnds(event.start, event.end, timeZone);
  const named = event.recurrenceid instanceof Date ? event.recurrenceid : event.start;
  const key = slots.has(keyOf(named)) ? keyOf(named) : (keyOfDay(slots, named) ?? keyOf(named));
  const occurrence = {
    ends,
    summary: event.summary,
    takesNights: takesNights(exception),
    ...kindOfEnd(event),
  };
  slots.set(key, { start: named, occurrence });
}

/** Some feeds name an occurrence that has a time by its day only. */
function keyOfDay(slots: Map<string, Slot>, named: DateWithTimeZone): string | undefined {
  if (named.dateOnly !== true) return undefined;
  const day = keyOf(named);
  const all = [...slots];
  const found =
    all.find(([, { start }]) => writtenDate(start) === day) ??
    all.find(([, { occurrence }]) => occurrence.ends.startDate === day);
  return found?.[0];
}

function readEnds(start: DateWithTimeZone, end: DateWithTimeZone | undefined, timeZone: string): StayEnds {
  const ends = endsOf(start, end, timeZone);
  if (!ends) throw new Error('an occurrence has no readable start');
  return ends;
}

const lastYear = Date.parse('9999-01-01');

function kindOfEnd({
  start,
  end,
}: {
  readonly start: DateWithTimeZone;
  readonly end?: DateWithTimeZone | undefined;
}): Pick<Occurrence, 'isForGood' | 'isBackwards'> {
  return {
    isForGood: end instanceof Date && end.getTime() >= lastYear,
    isBackwards: isBackwards(start, end),
  };
}

function takesNights({ event, isTransparent }: SeriesPart): boolean {
  return !isTransparent && !isCancelled(event);
}

/** node-ical invents an end for an event without one: a day after its date, or its start time. */
function hasOwnEnd({ start, end }: VEvent): boolean {
  return end instanceof Date && start.dateOnly !== true && end > start;
}

function shiftedEnd({ start, end }: VEvent, to: DateWithTimeZone): DateWithTimeZone | undefined {
  if (!(end instanceof Date)) return undefined;
  const lasted = end.getTime() - start.getTime();
  const shifted: DateWithTimeZone = Object.assign(new Date(to.getTime() + lasted), {
    ...(to.tz === undefined ? {} : { tz: to.tz }),
  });
  if (to.dateOnly !== true) return shifted;
  // Whole days are midnights in the process's time zone, whose days may have 23 or 25 hours.
  shifted.setTime(shifted.getTime() + 12 * 60 * 60 * 1000);
  shifted.setHours(0, 0, 0, 0);
  return Object.assign(shifted, { dateOnly: true as const });
}

function isExcluded({ exdate }: VEvent, start: DateWithTimeZone): boolean {
  if (!exdate) return false;
  const key = keyOf(start);
  return Object.values(exdate).some((each) => each instanceof Date && keyOf(each) === key);
}

/** The local day of a date, or the instant of a time. */
function keyOf(date: DateWithTimeZone): string {
  if (date.dateOnly !== true) return date.toISOString();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function recurrenceOf({ recurrenceid }: VEvent): number {
  return recurrenceid instanceof Date ? recurrenceid.getTime() : 0;
}

function sequenceOf({ sequence }: VEvent): number {
  return Number(sequence ?? 0) || 0;
}

function isCancelled({ status }: VEvent): boolean {
  return (
    String(status ?? '')
      .trim()
      .toUpperCase() === 'CANCELLED'
  );
}
