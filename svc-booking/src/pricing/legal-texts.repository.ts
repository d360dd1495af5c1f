import { policiesSchema } from '@getaway/property/policies';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import * as v from 'valibot';
import type { Tx } from '../database/database.ts';
import type { LegalTexts } from './stay-terms.rules.ts';

/** Those of the house that is published at this moment, read in the transaction of what a guest accepts. */
export async function readLegalTexts(tx: Tx): Promise<LegalTexts> {
  const [kept] = await sqlOfPrisma(tx)<{ revision: number; date: string | null }>(
    `SELECT coalesce(version.legal_revision, kept.revision) AS revision,
            kept.content -> 'policies' ->> 'lastUpdated' AS date
     FROM kept_house AS kept LEFT JOIN house_versions AS version USING (revision)`,
  );
  return {
    legalDate: v.parse(policiesSchema.entries.lastUpdated, kept?.date ?? undefined),
    houseRevision: kept?.revision ?? 0,
  };
}
