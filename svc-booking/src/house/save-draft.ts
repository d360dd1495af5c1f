import type { SampleSection } from '@getaway/contracts/http/house-sections';
import type { FieldError } from '@getaway/contracts/problems';
import type { Clock } from '@getaway/kernel/instant';
import { fromSample } from '@getaway/property/from-sample';
import type { Refusal } from '@getaway/service-kit/refusal';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { findFaults } from './find-faults.ts';
import { storeDraft } from './house-draft.repository.ts';

type Outcome =
  | {
      readonly ok: true;
      readonly revision: number;
      readonly savedAt: Date;
      readonly faults: FieldError[];
      /** The sections that would still show the sample house. */
      readonly fromSample: SampleSection[];
    }
  | (Refusal & { readonly reason: 'changed-meanwhile' });

/** Saves the draft as it was typed, also with faults, which it names. */
export async function saveDraft(
  { database, now }: { readonly database: Database; readonly now: Clock },
  draft: {
    readonly content: Readonly<Record<string, unknown>>;
    /** The one that the caller has read. */
    readonly revision: number;
    readonly savedBy: string;
  },
): Promise<Outcome> {
  const savedAt = now();
  const sql = sqlOf(database.pool);
  const revision = await storeDraft(sql, { ...draft, savedAt });
  if (revision === undefined) return { ok: false, reason: 'changed-meanwhile' };
  const faults = await findFaults(sql, draft.content, savedAt);
  return { ok: true, revision, savedAt, faults, fromSample: fromSample(draft.content) };
}
