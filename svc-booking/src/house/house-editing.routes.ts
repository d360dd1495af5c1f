import { Router } from 'express';
import {
  discardHouseDraft,
  listHouseVersions,
  publishHouseDraft,
  readGuidePreview,
  readHouseDraft,
  readHousePreview,
  readHouseVersion,
  saveHouseDraft,
  type HouseVersion,
} from '@getaway/contracts/http/house-editing';
import { sampleHouse } from '@getaway/property/from-sample';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { discardDraft } from './discard-draft.ts';
import type { PublishedVersion } from './house-version.rules.ts';
import { listVersions } from './list-versions.ts';
import { previewDraft } from './preview-draft.ts';
import { previewGuide } from './preview-guide.ts';
import { publishDraft } from './publish-draft.ts';
import { readDraft } from './read-draft.ts';
import { readPublishedVersion } from './read-published-version.ts';
import { saveDraft } from './save-draft.ts';

const draftChanged = new Problem('changed-meanwhile', {
  detail: 'Somebody else has saved a draft since you opened it. Compare theirs with yours, then save again.',
});
const publishedMeanwhile = new Problem('changed-meanwhile', {
  detail:
    'Another version was published since you began your draft. Compare it with yours, then publish again.',
});

/** The house for staff: draft, publication, and history. `saveDraftRoutes` has the rest. */
export function houseEditingRoutes(deps: {
  readonly database: Database;
  readonly guard: SessionGuard;
  readonly now: Clock;
  readonly newId: () => string;
  readonly propertyFile: string | undefined;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, readHouseDraft, requireStaff, async () => {
    const { published, revision, draft } = await readDraft(deps);
    return {
      published: {
        ...onWire(published),
        content: published.content,
        fromSample: published.fromSample,
      },
      revision,
      draft: draft && { ...draft, savedAt: draft.savedAt.toISOString() },
      sample: sampleHouse,
    };
  });

  mount(router, readHousePreview, requireStaff, () => previewDraft(deps));

  mount(router, readGuidePreview, requireStaff, async () => ({ guide: await previewGuide(deps) }));

  mount(router, discardHouseDraft, requireStaff, async ({ body }) => {
    const revision = await discardDraft(deps, body.revision);
    return revision === undefined ? draftChanged : { revision };
  });

  mount(router, publishHouseDraft, requireStaff, async ({ body, response }) => {
    const outcome = await publishDraft(deps, { ...body, publishedBy: staffOf(response).username });
    if (outcome.ok) return onWire(outcome.version);
    switch (outcome.reason) {
      case 'no-draft':
        return noSuch('draft');
      case 'draft-changed':
        return draftChanged;
      case 'published-meanwhile':
        return publishedMeanwhile;
      case 'faults':
        return new Problem('invalid-request', {
          detail: 'The draft can’t be published yet. Correct the fields that are named.',
          errors: outcome.faults,
        });
    }
  });

  mount(router, listHouseVersions, requireStaff, async ({ query, response }) => {
    const { versions, count } = await listVersions(deps, query);
    response.set('X-Total-Count', String(count));
    return versions.map(onWire);
  });

  mount(router, readHouseVersion, requireStaff, async ({ params }) => {
    const version = await readPublishedVersion(deps, params.revision);
    return version ? { ...onWire(version), content: version.content } : noSuch('version of the house');
  });

  return router;
}

/** Saves the draft, which is longer than other bodies: mounted before they are parsed. */
export function saveDraftRoutes(deps: {
  readonly database: Database;
  readonly guard: SessionGuard;
  readonly now: Clock;
}): Router {
  const router = Router();
  mount(router, saveHouseDraft, deps.guard.requireStaff, async ({ body, response }) => {
    const outcome = await saveDraft(deps, { ...body, savedBy: staffOf(response).username });
    if (!outcome.ok) return draftChanged;
    const { ok: _ok, savedAt, ...saved } = outcome;
    return { ...saved, savedAt: savedAt.toISOString() };
  });
  return router;
}

function onWire({
  revision,
  source,
  publishedBy,
  publishedAt,
}: Omit<PublishedVersion, 'content'>): HouseVersion {
  return { revision, source, publishedBy, publishedAt: publishedAt.toISOString() };
}
