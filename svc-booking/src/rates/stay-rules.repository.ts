import type { Tx } from '../database/database.ts';
import { usualStayRules, type StayRules } from './stay-rules.rules.ts';

/** Rules with how often they were changed. */
export interface StoredStayRules extends StayRules {
  readonly version: number;
}

export async function storedStayRules(tx: Tx): Promise<StoredStayRules> {
  // Not `findUnique`: several of those at once become one query with `in`, which a boolean doesn't have.
  const row = await tx.stayRules.findFirst();
  return row ? withoutId(row) : { ...usualStayRules, version: 1 };
}

/** Replaces the rules with this version; undefined if they have another one. */
export async function replaceStayRules(
  tx: Tx,
  version: number,
  { minimumNights, maximumNights, leadHours, windowDays, nightsBetween }: StayRules,
): Promise<StoredStayRules | undefined> {
  const [row] = await tx.stayRules.updateManyAndReturn({
    where: { version },
    data: {
      ...{ minimumNights, maximumNights, leadHours, windowDays, nightsBetween },
      version: { increment: 1 },
    },
  });
  return row && withoutId(row);
}

function withoutId({ id: _id, ...rules }: StoredStayRules & { readonly id: boolean }): StoredStayRules {
  return rules;
}
