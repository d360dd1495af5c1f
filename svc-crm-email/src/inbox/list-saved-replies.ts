import type { SavedReply } from '@getaway/contracts/http/inbox';
import type { Page } from '@getaway/contracts/http/paging';
import { sqlOf } from '@getaway/service-kit/sql';
import type { InboxDeps } from './inbox-deps.ts';
import { savedReplyPage } from './saved-replies.repository.ts';

/** A page of saved replies by name, with the number of all. */
export function listSavedReplies(
  { database }: Pick<InboxDeps, 'database'>,
  page: Page,
): Promise<{ savedReplies: SavedReply[]; count: number }> {
  return savedReplyPage(sqlOf(database.pool), page);
}
