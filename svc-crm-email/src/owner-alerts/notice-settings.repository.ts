import * as v from 'valibot';
import {
  digestIntervalSchema,
  noticeModeSchema,
  type NoticeSettings,
} from '@getaway/contracts/http/owner-notices';
import type { Sql } from '@getaway/service-kit/sql';
import { usualNotices } from './notice.rules.ts';

// A kind that a later version adds is missing in what was saved before.
const savedMode = v.optional(noticeModeSchema, 'at-once');
const kindsSchema = v.object({
  message: savedMode,
  booking: savedMode,
  reservation: savedMode,
  'stay-change': savedMode,
  payment: savedMode,
  cancellation: savedMode,
  dispute: savedMode,
  'failed-feed': savedMode,
});
const rowSchema = v.object({ kinds: kindsSchema, interval: digestIntervalSchema, hour: v.number() });

/** What the owner chose; the usual settings before that. */
export async function noticeSettings(sql: Sql): Promise<NoticeSettings> {
  const [row] = await sql(
    'SELECT kinds, digest_interval AS "interval", digest_hour AS "hour" FROM notice_settings WHERE id = 1',
  );
  if (!row) return usualNotices;
  const { kinds, interval, hour } = v.parse(rowSchema, row);
  return { kinds, digest: { interval, hour } };
}

export async function saveNoticeSettings(sql: Sql, { kinds, digest }: NoticeSettings): Promise<void> {
  await sql(
    `INSERT INTO notice_settings (id, kinds, digest_interval, digest_hour) VALUES (1, $1::jsonb, $2, $3)
     ON CONFLICT (id) DO UPDATE SET kinds = EXCLUDED.kinds, digest_interval = EXCLUDED.digest_interval,
       digest_hour = EXCLUDED.digest_hour`,
    JSON.stringify(kinds),
    digest.interval,
    digest.hour,
  );
}
