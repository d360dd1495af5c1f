import { readPublished, type PublishedHouse } from '@getaway/edge/house/published-house';
import type { House } from '@getaway/property/file';
import type { Logger } from '@getaway/service-kit/logger';
import type { RenderedFragment } from '../fragments/render-fragments.ts';

type Pages = ReadonlyMap<string, RenderedFragment>;

/**
 * Keeps the pages of the newest draft that was asked for, so that its second page is there at once. While one draft is rendered,
 * those that follow wait, and only the newest of them is rendered next. Rejects for a draft that cannot be shown.
 */
export function keepPreview({
  folders,
  fetchUploads,
  render,
  logger,
}: {
  /** Where the photos of the house are. */
  readonly folders: readonly string[];
  /** Fetches the uploaded ones; those that are missing then are not shown. */
  readonly fetchUploads: (house: PublishedHouse['house']) => Promise<unknown>;
  readonly render: (house: House) => Promise<readonly RenderedFragment[]>;
  readonly logger: Logger;
}): (draft: PublishedHouse) => Promise<Pages> {
  let wanted: { readonly draft: number; readonly house: House } | undefined;
  let kept: { readonly revision: string; readonly pages: Pages } | undefined;
  let rendering: Promise<void> | undefined;

  async function renderWanted(house: House): Promise<void> {
    const pages = new Map((await render(house)).map((page) => [page.name, page]));
    kept = { revision: house.revision, pages };
  }

  return async (draft) => {
    await fetchUploads(draft.house);
    const house = readPublished(draft, { folders, logger });
    if (!house) throw new Error('This release cannot show the draft');
    // An answer that was late does not bring an earlier draft back.
    if (!wanted || draft.revision >= wanted.draft) wanted = { draft: draft.revision, house };
    while (kept?.revision !== wanted.house.revision) {
      rendering ??= renderWanted(wanted.house).finally(() => {
        rendering = undefined;
      });
      await rendering;
    }
    return kept.pages;
  };
}
