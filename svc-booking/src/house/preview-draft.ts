import type { Clock } from '@getaway/kernel/instant';
import { showableHouse } from '@getaway/property/showable-house';
import { withoutSecrets } from '@getaway/property/without-secrets';
import type { Database } from '../database/database.ts';
import { readDraft } from './read-draft.ts';

/** The draft as it can be shown, without what no page has. Without a draft, it is the published house. */
export async function previewDraft(deps: { readonly database: Database; readonly now: Clock }): Promise<{
  readonly revision: number;
  readonly house: Record<string, unknown>;
}> {
  const { published, revision, draft } = await readDraft(deps);
  const shown = draft ? showableHouse(draft.content, published.content) : published.content;
  return { revision, house: withoutSecrets(shown) };
}
