import { sqlOf } from '@getaway/service-kit/sql';
import type { InboxDeps } from './inbox-deps.ts';
import { deleteSavedReply } from './saved-replies.repository.ts';

/** Deletes a saved reply. False for an unknown one. */
export function removeSavedReply({ database }: Pick<InboxDeps, 'database'>, id: string): Promise<boolean> {
  return deleteSavedReply(sqlOf(database.pool), id);
}
