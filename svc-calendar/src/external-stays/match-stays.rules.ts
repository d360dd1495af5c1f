import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import type { ExternalStay, FeedStay } from './feed-stay.rules.ts';

export interface MatchedStays {
  readonly matched: readonly { readonly known: ExternalStay; readonly incoming: FeedStay }[];
  readonly unmatchedKnown: readonly ExternalStay[];
  readonly unmatchedIncoming: readonly FeedStay[];
}

/**
 * Matches each stored stay with the current contents of its feed. In order: the same UID and dates; the same
 * dates and kind under another UID, as in Lodgify's exports and Airbnb's blocks; the same UID with other
 * dates; a stay of the same kind that shares nights, since one property cannot have two. Every stay is
 * matched once. A stay that was read only in part is matched by its dates alone, because other dates say
 * nothing about its nights.
 */
export function matchStays(known: readonly ExternalStay[], incoming: readonly FeedStay[]): MatchedStays {
  const pool = new Pool(known, incoming);
  pool.pair((stay) => `${stay.externalId} ${datesAndKind(stay)}`);
  pool.pair(datesAndKind);
  pool.pair((stay) => (stay.isPartial ? undefined : stay.externalId));
  pool.pairNeighbours();
  return pool.result();
}

function datesAndKind(stay: FeedStay): string {
  return `${stay.startDate} ${stay.endDate} ${stay.kind}`;
}

class Pool {
  readonly #matched: { known: ExternalStay; incoming: FeedStay }[] = [];
  readonly #known: Set<ExternalStay>;
  readonly #incoming: Set<FeedStay>;

  constructor(known: readonly ExternalStay[], incoming: readonly FeedStay[]) {
    this.#known = new Set(known);
    this.#incoming = new Set(incoming);
  }

  /** Pairs items with the same key, in order. Items without a counterpart stay unpaired. */
  pair(keyOf: (stay: FeedStay) => string | undefined): void {
    const waiting = new Map<string, FeedStay[]>();
    for (const stay of this.#incoming) {
      const key = keyOf(stay);
      if (key === undefined) continue;
      const same = waiting.get(key);
      if (same) same.push(stay);
      else waiting.set(key, [stay]);
    }
    for (const known of this.#known) {
      const incoming = waiting.get(keyOf(known) ?? '')?.shift();
      if (incoming) this.#take(known, incoming);
    }
  }

  /** Pairs stays that share nights, and blocks that are adjacent, because a booking window moves by a day. */
  pairNeighbours(): void {
    if (this.#known.size === 0 || this.#incoming.size === 0) return;
    const byDay = new Map<string, FeedStay>();
    for (const stay of this.#incoming) {
      if (!stay.isPartial) for (const day of daysOf(stay)) byDay.set(`${groupOf(stay)} ${day}`, stay);
    }
    for (const known of this.#known) {
      const neighbour = daysOf(known)
        .map((day) => byDay.get(`${groupOf(known)} ${day}`))
        .find((stay) => stay !== undefined && this.#incoming.has(stay));
      if (neighbour) this.#take(known, neighbour);
    }
  }

  result(): MatchedStays {
    return {
      matched: this.#matched,
      unmatchedKnown: [...this.#known],
      unmatchedIncoming: [...this.#incoming],
    };
  }

  #take(known: ExternalStay, incoming: FeedStay): void {
    this.#matched.push({ known, incoming });
    this.#known.delete(known);
    this.#incoming.delete(incoming);
  }
}

/** Only guests with the same text may be the same guest. Blocks are interchangeable. */
function groupOf(stay: FeedStay): string {
  return stay.kind === 'block' ? 'block' : `reservation ${stay.summary ?? ''}`;
}

function daysOf(stay: FeedStay): CalendarDate[] {
  const nights = nightsOf({ checkIn: stay.startDate, checkOut: stay.endDate });
  return stay.kind === 'block' ? [...nights, addDays(stay.startDate, nights.length)] : nights;
}
