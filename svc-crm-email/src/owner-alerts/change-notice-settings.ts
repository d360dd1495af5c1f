import type { NoticeSettings } from '@getaway/contracts/http/owner-notices';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { saveNoticeSettings } from './notice-settings.repository.ts';

/** Changes what the owner is emailed about. News that already wait for a digest are still in it. */
export async function changeNoticeSettings(
  { database }: { readonly database: Database },
  settings: NoticeSettings,
): Promise<NoticeSettings> {
  await saveNoticeSettings(sqlOf(database.pool), settings);
  return settings;
}
