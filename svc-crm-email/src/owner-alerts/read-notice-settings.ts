import type { NoticeSettings } from '@getaway/contracts/http/owner-notices';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { noticeSettings } from './notice-settings.repository.ts';

/** What the owner is emailed about, and when. */
export function readNoticeSettings({ database }: { readonly database: Database }): Promise<NoticeSettings> {
  return noticeSettings(sqlOf(database.pool));
}
