import type pg from 'pg';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { sqlOf } from '@getaway/service-kit/sql';
import { isStepOfEndedStay } from '../database/step-of-ended-stay.ts';

/**
 * Failed emails that are still useful: no step that would be a day late, nothing about a stay that is over,
 * and neither good news nor a step of a sequence about a booking that was canceled since.
 */
const worthRetrying = `s.status = 'failed' AND (s.expires_at IS NULL OR s.expires_at > $1::timestamptz)
  AND NOT ${isStepOfEndedStay}
  AND NOT EXISTS (
    SELECT FROM guest_bookings b WHERE b.booking_id = s.booking_id
      AND (b.check_out_date < $2::date OR b.status = 'cancelled'
        AND s.kind IN ('booking-reserved', 'payment-reminder', 'booking-confirmed')))`;

export async function countWorthRetrying(pool: pg.Pool, now: Date, today: CalendarDate): Promise<number> {
  const [row] = await sqlOf(pool)<{ count: number }>(
    `SELECT count(*)::int AS count FROM email_sends s WHERE ${worthRetrying}`,
    now.toISOString(),
    today,
  );
  return row?.count ?? 0;
}

/** Requeues them with all of their attempts, and returns how many there were. */
export async function reviveFailedSends(pool: pg.Pool, now: Date, today: CalendarDate): Promise<number> {
  const rows = await sqlOf(pool)(
    `UPDATE email_sends s SET status = 'pending', attempts = 0, error_message = NULL, leased_until = NULL
     WHERE ${worthRetrying} RETURNING s.id`,
    now.toISOString(),
    today,
  );
  return rows.length;
}

/** Emails that are due and not sent, except those that wait for the morning or are of a campaign that staff paused. */
export async function countWaiting(pool: pg.Pool, now: Date, isNight: boolean): Promise<number> {
  const [row] = await sqlOf(pool)<{ count: number }>(
    `SELECT count(*)::int AS count FROM email_sends
     WHERE status = 'pending' AND NOT (waits_for_morning AND $2::boolean) AND send_at <= $1::timestamptz
       AND (campaign_id IS NULL OR campaign_id <> ALL (
         ARRAY(SELECT id FROM email_campaigns WHERE status = 'paused')))`,
    now.toISOString(),
    isNight,
  );
  return row?.count ?? 0;
}
