import type { FieldError } from '@getaway/contracts/problems';
import type { Clock } from '@getaway/kernel/instant';
import { catchRefusal, Refused, type Refusal } from '@getaway/service-kit/refusal';
import type { Database } from '../database/database.ts';
import { findFaults } from './find-faults.ts';
import { clearDraft, readDraft } from './house-draft.repository.ts';
import { withLegalDate } from './with-legal-date.ts';
import type { PublishedVersion } from './house-version.rules.ts';
import { lockHouse, readVersion } from './house-versions.repository.ts';
import { publishHouse } from './publish-house.ts';

type NotPublished = Refusal &
  (
    | { readonly reason: 'no-draft' | 'draft-changed' | 'published-meanwhile' }
    | { readonly reason: 'faults'; readonly faults: readonly FieldError[] }
  );

class NotPublishedError extends Refused<NotPublished> {}

type Outcome = { readonly ok: true; readonly version: PublishedVersion } | NotPublished;

/** Publishes the draft as it was saved, and drops it. Refused drafts stay as they are. */
export async function publishDraft(
  {
    database,
    now,
    newId,
  }: { readonly database: Database; readonly now: Clock; readonly newId: () => string },
  asked: {
    /** Of the draft that the caller has read. */
    readonly revision: number;
    /** The version that the caller replaces. */
    readonly replaces: number;
    readonly publishedBy: string;
  },
): Promise<Outcome> {
  return catchRefusal(
    NotPublishedError,
    database.transact(async (_tx, sql): Promise<Outcome> => {
      await lockHouse(sql);
      const { revision: read, draft } = await readDraft(sql);
      // From here to the end of the transaction, nobody else can save a draft.
      const isCurrent = read === asked.revision && (await clearDraft(sql, read)) !== undefined;
      if (!isCurrent) throw refused('draft-changed');
      if (!draft) throw refused('no-draft');
      const published = await readVersion(sql);
      if (published?.revision !== asked.replaces) throw refused('published-meanwhile');
      const publishedAt = now();
      const faults = await findFaults(sql, draft.content, publishedAt);
      if (faults.length > 0) throw new NotPublishedError({ ok: false, reason: 'faults', faults });
      const content = withLegalDate(draft.content, { published: published.content, now: publishedAt });
      const version = { source: 'staff', publishedBy: asked.publishedBy, publishedAt, content } as const;
      const revision = await publishHouse(sql, { ...version, digest: null }, newId());
      return { ok: true, version: { ...version, revision } };
    }),
  );
}

function refused(reason: Exclude<NotPublished['reason'], 'faults'>): NotPublishedError {
  return new NotPublishedError({ ok: false, reason });
}
