import type pg from 'pg';
import { readRows } from '@getaway/service-kit/metrics/messaging-metrics';
import type { GaugePlan } from '@getaway/service-kit/metrics/metrics';

/**
 * Gauges of svc-booking's data. They are read from the database, so every replica reports the same value:
 * aggregate with max.
 */
export function bookingGauges(pool: pg.Pool): GaugePlan[] {
  return [
    {
      name: 'getaway_holds',
      help: 'Card holds that are open, or expired with their nights not yet released',
      labels: ['state'],
      read: () =>
        readRows(
          pool,
          `SELECT jsonb_build_object('state', state) AS labels, count(hold_expires_at)::float8 AS value
           FROM (VALUES ('open'), ('expired')) AS known (state)
           LEFT JOIN bookings ON status = 'pending' AND hold_expires_at IS NOT NULL
             AND state = CASE WHEN hold_expires_at > now() THEN 'open' ELSE 'expired' END
           GROUP BY state`,
        ),
    },
    {
      name: 'getaway_hold_overdue_seconds',
      help: 'Seconds since the oldest hold expired whose nights are not yet released; 0 when there is none',
      read: () =>
        readRows(
          pool,
          `SELECT greatest(coalesce(extract(epoch FROM now() - min(hold_expires_at)), 0), 0)::float8 AS value
           FROM bookings WHERE status = 'pending'`,
        ),
    },
    {
      name: 'getaway_unpaid_nights',
      help: 'Nights taken by unpaid holds and reservations',
      read: () =>
        readRows(
          pool,
          `SELECT count(*)::float8 AS value FROM bookings b JOIN unavailable_dates u ON u.booking_id = b.id
           WHERE b.status IN ('pending', 'pending_payment') AND b.hold_id IS NOT NULL AND b.paid_total = 0`,
        ),
    },
    {
      name: 'getaway_refund_oldest_seconds',
      help: 'Seconds since the oldest refund was requested that the card provider has not accepted yet; 0 when there is none',
      read: () =>
        readRows(
          pool,
          `SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS value
           FROM refunds WHERE refunded_at IS NULL AND refused_at IS NULL AND provider_refund_id IS NULL`,
        ),
    },
  ];
}
