import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { policiesSchema } from '@getaway/property/policies';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import * as v from 'valibot';
import type { Tx } from '../database/database.ts';

/** Which Terms of Service and Privacy Policy hold. */
export interface LegalTexts {
  /** As both pages say it. */
  readonly legalDate: CalendarDate;
  /** The version of the house that has them. */
  readonly houseRevision: number;
}

/** Those of the house that is published at this moment, read in the transaction of what a guest accepts. */
export async function readLegalTexts(tx: Tx): Promise<LegalTexts> {
  const [kept] = await sqlOfPrisma(tx)<{ revision: number; date: string | null }>(
    `SELECT revision, content -> 'policies' ->> 'lastUpdated' AS date FROM kept_house`,
  );
  return {
    legalDate: v.parse(policiesSchema.entries.lastUpdated, kept?.date ?? undefined),
    houseRevision: kept?.revision ?? 0,
  };
}
