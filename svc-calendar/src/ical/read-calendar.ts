import { createHash } from 'node:crypto';
import ical, { type CalendarResponse, type DateWithTimeZone, type VEvent } from 'node-ical';
import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { FeedStay } from '../domain/feeds/feed-stay.ts';
import { stayKindOf } from '../domain/feeds/stay-kind.ts';
import { takeApart, type RawEvent } from './calendar-text.ts';
import { endsOf, type StayEnds } from './stay-ends.ts';

export interface ReadingOptions {
  /** The zone of the house: times that are given in UTC are read by its clocks. */
  readonly timeZone: string;
  readonly today: CalendarDate;
}

export type CalendarReading =
  | { readonly ok: true; readonly stays: readonly FeedStay[] }
  | {
      readonly ok: false;
      readonly fault: 'web-page' | 'not-a-calendar' | 'cut-off' | 'unreadable' | 'too-many-stays';
    };

const mostStays = 20_000;
/** Nothing is shown that was over before this. */
const daysBack = 400;
/** Two years: how far ahead something that repeats is told. */
const daysAhead = 731;
const longestSummary = 200;
const longestUid = 200;

/** Reads the stays of a feed with node-ical. Throws nothing; takes as long as the feed is big. */
export function readCalendar(text: string, options: ReadingOptions): CalendarReading {
  const apart = takeApart(text);
  if (!apart.ok) return apart;
  try {
    const stays = new Stays();
    for (const { uid, event } of parsed(apart.zones, apart.events)) {
      for (const { ends, summary, isRepeated } of occurrencesOf(event, options)) {
        if (daysBetween(ends.endDate, options.today) > daysBack) continue;
        stays.add(uid, isRepeated, ends, summary);
        if (stays.count > mostStays) return { ok: false, fault: 'too-many-stays' };
      }
    }
    return { ok: true, stays: stays.all() };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}

/** As many events as node-ical is given at once: it needs ten times the memory of their text. */
const batchSize = 500;

interface ParsedEvent {
  readonly uid: string | undefined;
  readonly event: VEvent;
}

function* parsed(zones: readonly string[], events: readonly RawEvent[]): Generator<ParsedEvent> {
  const series = events.filter(({ isException, lines }) => isException || lines.some(isRule));
  const single = new Set(events);
  for (const event of series) single.delete(event);
  yield* parsedTogether(zones, series);
  const rest = [...single];
  for (let start = 0; start < rest.length; start += batchSize)
    yield* parsedTogether(zones, rest.slice(start, start + batchSize));
}

/** Each event under a UID of ours: node-ical would merge those that a feed gives the same one. */
function* parsedTogether(zones: readonly string[], events: readonly RawEvent[]): Generator<ParsedEvent> {
  const seriesOf = new Map<string, number>();
  for (const [index, { uid, isException, lines }] of events.entries())
    if (uid !== undefined && !isException && lines.some(isRule)) seriesOf.set(uid, index);
  const written = events.map(({ uid, isException, lines }, index) => {
    const series = isException && uid !== undefined ? seriesOf.get(uid) : undefined;
    const own = series === undefined ? lines.filter((line) => !line.startsWith('RECURRENCE-ID')) : lines;
    return ['BEGIN:VEVENT', `UID:${ownUid(series ?? index)}`, ...own, 'END:VEVENT'].join('\n');
  });
  const calendar = ical.sync.parseICS(['BEGIN:VCALENDAR', ...zones, ...written, 'END:VCALENDAR'].join('\n'));
  for (const [index, { uid }] of events.entries()) {
    const event = eventOf(calendar, index);
    if (event) yield { uid, event };
  }
}

function isRule(line: string): boolean {
  return line.startsWith('RRULE');
}

function ownUid(index: number): string {
  return `event-${index}`;
}

function eventOf(calendar: CalendarResponse, index: number): VEvent | undefined {
  const component = calendar[ownUid(index)];
  return component?.type === 'VEVENT' ? component : undefined;
}

interface Occurrence {
  readonly ends: StayEnds;
  readonly summary: string | null;
  readonly isRepeated: boolean;
}

function* occurrencesOf(event: VEvent, { timeZone, today }: ReadingOptions): Generator<Occurrence> {
  if (isCancelled(event)) return;
  const occurrence = (start: DateWithTimeZone, end: DateWithTimeZone | undefined, told: VEvent) => {
    const ends = endsOf(start, end, timeZone);
    return ends && { ends, summary: textOf(told.summary), isRepeated: event.rrule !== undefined };
  };
  if (!event.rrule) {
    const single = occurrence(event.start, event.end, event);
    if (single) yield single;
    return;
  }
  const from = new Date(`${addDays(today, -daysBack)}T00:00:00`);
  const to = new Date(`${addDays(today, daysAhead)}T00:00:00`);
  for (const each of ical.expandRecurringEvent(event, { from, to, expandOngoing: true })) {
    if (isCancelled(each.event)) continue;
    const repeated = occurrence(each.start, each.end, each.event);
    if (repeated) yield repeated;
  }
}

function isCancelled({ status }: VEvent): boolean {
  return (
    String(status ?? '')
      .trim()
      .toUpperCase() === 'CANCELLED'
  );
}

/** Texts with parameters come as `{ val, params }`. */
function textOf(value: unknown): string | null {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'val') : value;
  if (typeof text !== 'string' && typeof text !== 'number') return null;
  const line = String(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : [...line].slice(0, longestSummary).join('');
}

/** Gives every stay an id of its own within the feed; what is told twice is one stay. */
class Stays {
  readonly #byId = new Map<string, FeedStay>();

  get count(): number {
    return this.#byId.size;
  }

  all(): FeedStay[] {
    return [...this.#byId.values()].sort(
      (a, b) => Number(a.startDate > b.startDate) - Number(a.startDate < b.startDate),
    );
  }

  add(uid: string | undefined, isRepeated: boolean, ends: StayEnds, summary: string | null): void {
    const kind = stayKindOf(summary);
    const { startDate, endDate } = ends;
    const plain = uid === undefined ? `no UID: ${kind} ${startDate} ${endDate}` : bounded(uid);
    const candidates = [
      ...(isRepeated ? [] : [plain]),
      `${plain} ${startDate}`,
      `${plain} ${startDate} ${endDate}`,
    ];
    for (const externalId of candidates) {
      const same = this.#byId.get(externalId);
      if (same && (same.startDate !== startDate || same.endDate !== endDate)) continue;
      if (!same) this.#byId.set(externalId, { ...ends, externalId, kind, summary });
      return;
    }
  }
}

function bounded(uid: string): string {
  const clean = uid.replace(/[\p{Cc}\s]+/gu, ' ');
  return clean.length <= longestUid ? clean : createHash('sha256').update(clean).digest('base64url');
}
