import type { CampaignDeps } from './campaign-deps.ts';
import { findCampaign } from './campaigns.repository.ts';
import { findHanded, lockUnsent, removeWithUnsent } from './unsent-campaigns.repository.ts';

export type Deletion =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-found' | 'not-ended' | 'was-sent' | 'on-its-way' };

/**
 * Deletes a draft, or a canceled campaign of which no email was handed to the mail server, with the emails that were
 * prepared for it. For a minute after it was canceled, a worker may still be handing one over.
 */
export function deleteCampaign(
  { database, now }: Pick<CampaignDeps, 'database' | 'now'>,
  id: string,
): Promise<Deletion> {
  return database.transact(async (_tx, sql) => {
    if (!(await lockUnsent(sql, id))) {
      const found = await findCampaign(sql, id);
      if (!found) return { ok: false, reason: 'not-found' };
      return { ok: false, reason: found.status === 'sent' ? 'was-sent' : 'not-ended' };
    }
    const { isAnySent, isAnyLeased } = await findHanded(sql, id, now());
    if (isAnySent) return { ok: false, reason: 'was-sent' };
    if (isAnyLeased) return { ok: false, reason: 'on-its-way' };
    await removeWithUnsent(sql, id);
    return { ok: true };
  });
}
