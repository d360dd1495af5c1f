import type { Request } from 'express';
import type { Clock } from '@getaway/kernel/instant';
import { clientNetwork } from '@getaway/service-kit/http/client-network';
import { Problem } from '@getaway/service-kit/problem';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../data/database.ts';
import { countWrongGuess, wrongGuesses } from '../data/wrong-guesses.repository.ts';

export interface PromoGuessDeps {
  readonly database: Database;
  readonly now: Clock;
  /** Unknown codes of one client network in 15 minutes; 0 is without limit. */
  readonly promoGuessesPerAddress: number;
}

/**
 * Work that says whether a promotion code is known. A subscriber's own code is short enough to be typed, so whoever asks
 * for codes that nobody has is made to wait.
 */
export async function withPromoGuess<T>(
  deps: PromoGuessDeps,
  { request, code }: { request: Request; code: string | undefined },
  work: () => Promise<T | Problem>,
): Promise<T | Problem> {
  if (code === undefined || deps.promoGuessesPerAddress === 0) return work();
  const sql = sqlOfPrisma(deps.database.prisma);
  const key = `promo:${clientNetwork(request.ip ?? '')}`;
  const now = deps.now();
  const { guesses, retryAt } = await wrongGuesses(sql, key, now);
  if (guesses >= deps.promoGuessesPerAddress) {
    return new Problem('too-many-requests', {
      detail: 'Too many promotion codes that do not exist; try again later',
      retryAfterSeconds: Math.max(1, (retryAt.getTime() - now.getTime()) / 1_000),
    });
  }
  const outcome = await work();
  if (saysUnknown(outcome)) await countWrongGuess(sql, key, now);
  return outcome;
}

function saysUnknown(outcome: unknown): boolean {
  const said: unknown = outcome instanceof Problem ? outcome.details.members : outcome;
  return typeof said === 'object' && said !== null && Reflect.get(said, 'reason') === 'unknown';
}
