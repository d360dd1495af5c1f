import type { Sql } from '@getaway/service-kit/sql';
import { saveAsksToConfirm } from './newsletter-settings.repository.ts';

/** Applies to signups from now on; subscribers stay as they are. */
export async function changeNewsletterSettings(
  sql: Sql,
  settings: { asksToConfirm: boolean },
): Promise<{ asksToConfirm: boolean }> {
  await saveAsksToConfirm(sql, settings.asksToConfirm);
  return settings;
}
