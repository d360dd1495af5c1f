import { nightsOf } from '@getaway/kernel/stay';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { shuffled, type Random } from '@getaway/testing/seeded-random';
import { openBrowser } from '../browser.ts';
import { inDays, intentFor } from '../guests.ts';
import { untilServed } from '../until-served.ts';

type Kind = 'identical' | 'overlapping' | 'adjacent';

interface Racer {
  readonly kind: Kind;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
}

/** The outcome of one race. A night with several winners is a double booking. */
export interface RaceResult {
  readonly winners: Readonly<Record<Kind, number>>;
  readonly adjacentRacers: number;
  readonly doubleNights: readonly string[];
  readonly nightsWon: number;
  /** Answers that are neither a hold nor a refusal of the dates, as text. */
  readonly faults: readonly string[];
}

/**
 * Sends requests of that many guests at once: a third for the same stay, a third for overlapping ones, the
 * rest adjacent, in random order.
 */
export async function race(address: string, guests: number, random: Random): Promise<RaceResult> {
  const racers = shuffled(
    Array.from({ length: guests }, (_, index) => racerOf(index)),
    random,
  );
  const answers = await Promise.all(
    racers.map(async (racer) => {
      const body = intentFor(racer.checkIn, racer.checkOut);
      const guest = openBrowser(address);
      const hold = () => guest.post<{ type?: string }>('/api/create-booking-payment-intent', body);
      return { racer, answer: await untilServed(hold) };
    }),
  );
  const won = answers.filter(({ answer }) => answer.status === 200).map(({ racer }) => racer);
  const nights = Map.groupBy(won.flatMap(nightsOf), (night) => night);
  return {
    winners: {
      identical: won.filter(({ kind }) => kind === 'identical').length,
      overlapping: won.filter(({ kind }) => kind === 'overlapping').length,
      adjacent: won.filter(({ kind }) => kind === 'adjacent').length,
    },
    adjacentRacers: racers.filter(({ kind }) => kind === 'adjacent').length,
    doubleNights: [...nights].filter(([, winners]) => winners.length > 1).map(([night]) => night),
    nightsWon: nights.size,
    faults: answers.flatMap(({ answer: { status, body } }) =>
      status === 200 || (status === 409 && body.type === 'dates-taken')
        ? []
        : [`${status} ${JSON.stringify(body)}`],
    ),
  };
}

function racerOf(index: number): Racer {
  const place = Math.floor(index / 3);
  switch (index % 3) {
    case 0:
      return { kind: 'identical', checkIn: inDays(10), checkOut: inDays(13) };
    case 1:
      return {
        kind: 'overlapping',
        checkIn: inDays(20 + (place % 15)),
        checkOut: inDays(23 + (place % 15)),
      };
    default:
      return { kind: 'adjacent', checkIn: inDays(50 + place * 2), checkOut: inDays(52 + place * 2) };
  }
}
