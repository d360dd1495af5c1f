import type { Sql } from '@getaway/service-kit/sql';
import { emailDueSenders } from '../owner-alerts/collect-notice.ts';
import { emailCollectedChanges, type GuestChangeDeps } from './email-collected-changes.ts';

/** Emails the owner the changes of stays that have waited long enough, in one email for each stay. */
export async function emailWaitingChanges(deps: GuestChangeDeps, sql: Sql, now: Date): Promise<void> {
  const email = ({ sender }: { readonly sender: string }): Promise<void> =>
    emailCollectedChanges(deps, sql, { sender }, now);
  await emailDueSenders(sql, { kind: 'stay-change', everyMs: deps.noticeEmailMs, email }, now);
}
