import type { StaffTemplates } from '../templates/rendering/template-renderer.ts';
import { findReplyFaults } from './find-reply-faults.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { isNameTaken, lockNames, updateSavedReply } from './saved-replies.repository.ts';
import type { SavedReplyOutcome } from './saved-reply.rules.ts';

/** Changes a saved reply to a text that can be rendered. */
export async function changeSavedReply(
  deps: InboxDeps & { readonly templates: StaffTemplates },
  id: string,
  fields: { readonly name: string; readonly text: string },
): Promise<SavedReplyOutcome> {
  const errors = await findReplyFaults(deps.templates, fields.text);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  return deps.database.transact(async (_tx, sql): Promise<SavedReplyOutcome> => {
    await lockNames(sql);
    if (await isNameTaken(sql, fields.name, id)) return { ok: false, reason: 'name-taken' };
    const savedReply = await updateSavedReply(sql, id, fields, deps.now());
    return savedReply ? { ok: true, savedReply } : { ok: false, reason: 'not-found' };
  });
}
