import { wouldOverwrite } from '@getaway/kernel/would-overwrite';
import type { StaffTemplates } from '../templates/rendering/template-renderer.ts';
import { findReplyFaults } from './find-reply-faults.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { isNameTaken, lockNames, savedReplyById, updateSavedReply } from './saved-replies.repository.ts';
import type { SavedReplyOutcome } from './saved-reply.rules.ts';

interface ReplyFields {
  readonly name: string;
  readonly text: string;
}

type SeenFields = { readonly [Field in keyof ReplyFields]?: ReplyFields[Field] | undefined };

/** Changes a saved reply to a text that can be rendered, unless somebody else has changed it since staff saw `before`. */
export async function changeSavedReply(
  deps: InboxDeps & { readonly templates: StaffTemplates },
  id: string,
  { before, ...fields }: ReplyFields & { readonly before?: SeenFields | undefined },
): Promise<SavedReplyOutcome> {
  const errors = await findReplyFaults(deps.templates, fields.text);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  return deps.database.transact(async (_tx, sql): Promise<SavedReplyOutcome> => {
    await lockNames(sql);
    const stored = await savedReplyById(sql, id);
    if (!stored) return { ok: false, reason: 'not-found' };
    if (before && wouldOverwrite<ReplyFields>(stored, before, fields))
      return { ok: false, reason: 'changed' };
    if (await isNameTaken(sql, fields.name, id)) return { ok: false, reason: 'name-taken' };
    const savedReply = await updateSavedReply(sql, id, fields, deps.now());
    return savedReply ? { ok: true, savedReply } : { ok: false, reason: 'not-found' };
  });
}
