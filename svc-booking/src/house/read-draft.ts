import type { SampleSection } from '@getaway/contracts/http/house-sections';
import type { FieldError } from '@getaway/contracts/problems';
import { fromSample } from '@getaway/property/from-sample';
import type { Clock } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { findFaults } from './find-faults.ts';
import { readDraft as readStoredDraft, type HouseDraft } from './house-draft.repository.ts';
import type { PublishedVersion } from './house-version.rules.ts';
import { readVersion } from './house-versions.repository.ts';

interface Compared {
  /** The sections that still show the sample house. */
  readonly fromSample: SampleSection[];
}

interface EditedHouse {
  readonly published: PublishedVersion & Compared;
  /** Of the draft: counts saves, also over drafts that are gone. */
  readonly revision: number;
  readonly draft: (HouseDraft & Compared & { readonly faults: FieldError[] }) | null;
}

/** The published house and the draft of the next version, with all that keeps it from being published. */
export async function readDraft({
  database,
  now,
}: {
  readonly database: Database;
  readonly now: Clock;
}): Promise<EditedHouse> {
  const sql = sqlOf(database.pool);
  const { revision, draft } = await readStoredDraft(sql);
  const newest = await readVersion(sql);
  if (!newest) throw new Error('No house has been published');
  const published = { ...newest, fromSample: fromSample(newest.content) };
  if (!draft) return { published, revision, draft };
  const faults = await findFaults(sql, draft.content, now());
  return { published, revision, draft: { ...draft, faults, fromSample: fromSample(draft.content) } };
}
