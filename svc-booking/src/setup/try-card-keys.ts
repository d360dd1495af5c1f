import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import type { CardMode } from '../payments/card-keys.client.ts';
import { writeSetupMark } from './setup.repository.ts';

export type TryKeys = () => Promise<{ ok: true } | { ok: false; reason: string }>;

/** Tries the keys at the card provider. Live ones that it accepts complete the step for payments. */
export async function tryCardKeys(deps: {
  database: Database;
  now: Clock;
  cardMode: CardMode;
  tryKeys: TryKeys;
}): Promise<{ ok: true } | { ok: false; reason: string }> {
  const answer = await deps.tryKeys();
  if (answer.ok && deps.cardMode === 'live')
    await writeSetupMark(deps.database.prisma, 'payments', 'done', deps.now());
  return answer;
}
