import type { RateChangeAction } from '@getaway/contracts/http/rate-changes';
import type { Clock } from '@getaway/kernel/instant';
import type { Tx } from '../../database/database.ts';
import { hasChanged } from './has-changed.ts';
import type { ChangedRates } from './rate-change.rules.ts';
import { insertRateChange } from './rate-changes.repository.ts';

/** Who changes rates, and when. */
export interface RateActor {
  readonly now: Clock;
  readonly newId: () => string;
  /** The name of the staff account. */
  readonly actor: string;
}

/** Records what somebody changed about rates, in the transaction of the change. A save that changes nothing has no entry. */
export async function recordRateChange(
  tx: Tx,
  { now, newId, actor }: RateActor,
  action: RateChangeAction,
  { undoes = null, ...changed }: ChangedRates & { readonly undoes?: string | null },
): Promise<void> {
  if (!hasChanged(changed)) return;
  await insertRateChange(tx, { id: newId(), at: now(), actor, action, undoes, ...changed });
}
