import type { SampleSection } from '@getaway/contracts/http/house-sections';
import { fromSample } from '@getaway/property/from-sample';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { readVersion } from './house-versions.repository.ts';

/** The sections of the published house, its guide included, that still show the sample house. */
export async function listSampleSections({
  database,
}: {
  readonly database: Database;
}): Promise<SampleSection[]> {
  const published = await readVersion(sqlOf(database.pool));
  return published ? fromSample(published.content) : [];
}
