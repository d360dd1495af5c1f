import { houseEntity, housePublished } from '@getaway/contracts/events/house';
import { record } from '@getaway/property/file-values';
import { withoutSecrets } from '@getaway/property/without-secrets';
import { keepHouse } from '@getaway/service-kit/house/kept-house';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import type { NewVersion } from './house-version.rules.ts';
import { insertVersion, readLegalRevision, readVersion } from './house-versions.repository.ts';
import { haveSameLegalPages } from './with-legal-date.ts';

/**
 * Publishes a version of the house, which must be valid: stores it, shows it on all replicas of this service, and tells
 * the other services. Call it under `lockHouse`. Returns its revision.
 */
export async function publishHouse(sql: Sql, version: NewVersion, correlationId: string): Promise<number> {
  const before = await readVersion(sql);
  const keepsPages = before && haveSameLegalPages(before.content, version.content);
  const legalRevision = keepsPages ? await readLegalRevision(sql, before.revision) : undefined;
  const revision = await insertVersion(sql, version, legalRevision);
  const house = withoutSecrets(version.content);
  const { instructions } = record(version.content['entry']);
  await keepHouse(sql, { revision, house });
  await appendEvent(
    sql,
    housePublished,
    {
      entityId: houseEntity,
      revision,
      house,
      ...(typeof instructions === 'string' && { entryInstructions: instructions }),
    },
    { correlationId, now: version.publishedAt },
  );
  return revision;
}
