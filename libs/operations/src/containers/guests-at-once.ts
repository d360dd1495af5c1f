import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookByCard } from './book-by-card.ts';
import { openVisitor } from './visitor.ts';

/** An answer that a guest cannot go on from. */
export interface Trouble {
  readonly at: number;
  readonly step: string;
  /** undefined when there was none. */
  readonly status: number | undefined;
  readonly what: string;
  /** Whether it said when to ask again, as a clean 503 does, or a 504 to a write that may have been done. */
  readonly isClean: boolean;
}

export interface GuestsReport {
  /** Part of all of these guests' addresses. */
  readonly run: string;
  readonly booked: { reference: string; email: string; paymentIntentId: string }[];
  /** Nights that another guest was faster with. */
  readonly taken: number;
  readonly reads: number;
  /** Sent by guests and readers together. */
  readonly requests: number;
  readonly troubles: Trouble[];
}

export interface GuestsInput {
  readonly site: string;
  readonly origin: string;
  readonly guests: number;
  /** Guests begin no further booking once it is aborted, and finish the one they are at. */
  readonly until: AbortSignal;
}

const nightsAhead = { from: 20, to: 700 };
const readEveryMs = 100;

/**
 * So many guests book one stay after another, and beside them somebody reads the pages and the calendar ten times a
 * second. Every answer that is none of the site's usual ones is noted with its time.
 */
export async function guestsAtOnce({ site, origin, guests, until }: GuestsInput): Promise<GuestsReport> {
  const run = Date.now().toString(36);
  const report: { -readonly [K in keyof GuestsReport]: GuestsReport[K] } = {
    run,
    requests: 0,
    booked: [],
    taken: 0,
    reads: 0,
    troubles: [],
  };

  const count = (): void => {
    report.requests += 1;
  };

  const bookOnAndOn = async (number: number): Promise<void> => {
    for (let stay = 0; !until.aborted; stay += 1) {
      const email = `guest.${run}.${number}.${stay}@example.com`;
      const outcome = await bookByCard(
        openVisitor(site, origin, count),
        { firstName: `Guest${number}`, email },
        someStay(),
        (step, reply, error) => report.troubles.push(troubleOf(step, reply, error)),
      );
      if (outcome.status === 'taken') report.taken += 1;
      else report.booked.push({ ...outcome, email });
    }
  };

  const readOnAndOn = async (): Promise<void> => {
    const visitor = openVisitor(site, origin, count);
    const paths = ['/', '/config.json', '/api/unavailable-dates', '/api/addon-services', '/booking'];
    while (!until.aborted) {
      const path = paths[report.reads % paths.length] ?? '/';
      try {
        const reply = await visitor.get(path);
        if (reply.status !== 200) report.troubles.push(troubleOf(path, reply));
      } catch (error) {
        report.troubles.push(troubleOf(path, undefined, error));
      }
      report.reads += 1;
      await sleep(readEveryMs);
    }
  };

  await Promise.all([readOnAndOn(), ...Array.from({ length: guests }, (_, number) => bookOnAndOn(number))]);
  return report;
}

function someStay() {
  const checkIn = Date.now() + randomInt(nightsAhead.from, nightsAhead.to) * 86_400_000;
  const day = (offset: number) => new Date(checkIn + offset * 86_400_000).toISOString().slice(0, 10);
  return { checkInDate: day(0), checkOutDate: day(1) };
}

function troubleOf(
  step: string,
  reply: { status: number; headers: Headers; body: unknown } | undefined,
  error?: unknown,
): Trouble {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const what = reply ? JSON.stringify(reply.body) : cause instanceof Error ? cause.message : String(cause);
  return {
    at: Date.now(),
    step,
    status: reply?.status,
    what: (what ?? '').slice(0, 200),
    isClean: (reply?.status === 503 || reply?.status === 504) && reply.headers.has('retry-after'),
  };
}
