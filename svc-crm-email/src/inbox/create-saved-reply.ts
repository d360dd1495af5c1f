import { sqlOf } from '@getaway/service-kit/sql';
import type { StaffTemplates } from '../templates/rendering/template-renderer.ts';
import { findReplyFaults } from './find-reply-faults.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { insertSavedReply } from './saved-replies.repository.ts';
import type { SavedReplyOutcome } from './saved-reply.rules.ts';

/** Creates a saved reply that can be rendered. */
export async function createSavedReply(
  deps: InboxDeps & { readonly templates: StaffTemplates },
  fields: { readonly name: string; readonly text: string },
): Promise<SavedReplyOutcome> {
  const errors = await findReplyFaults(deps.templates, fields.text);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const savedReply = await insertSavedReply(sqlOf(deps.database.pool), fields, deps.now());
  return savedReply ? { ok: true, savedReply } : { ok: false, reason: 'name-taken' };
}
