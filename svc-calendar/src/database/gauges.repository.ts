import type pg from 'pg';
import { readRows } from '@getaway/service-kit/metrics/messaging-metrics';
import type { GaugePlan } from '@getaway/service-kit/metrics/metrics';

/**
 * Metrics of the feeds. They are labeled by id, since a name belongs to staff and an address is a secret.
 * Every replica reports the same values.
 */
export function feedGauges(pool: pg.Pool): GaugePlan[] {
  const ofEachFeed = (value: string) => (): Promise<{ value: number }[]> =>
    readRows(
      pool,
      `SELECT jsonb_build_object('feed', id, 'platform', platform) AS labels, (${value})::float8 AS value
       FROM external_calendar_feeds WHERE is_active`,
    );
  return [
    {
      name: 'getaway_feed_synced_ago_seconds',
      help: 'Seconds since a feed last synced, or since it was added if it never has',
      labels: ['feed', 'platform'],
      read: ofEachFeed('extract(epoch FROM now() - coalesce(last_success_at, created_at))'),
    },
    {
      name: 'getaway_feed_failures',
      help: 'Consecutive failed syncs of a feed',
      labels: ['feed', 'platform'],
      read: ofEachFeed('failures'),
    },
    {
      name: 'getaway_feed_quarantined_seconds',
      help: 'Seconds since a feed has been missing so many stays that they are kept; 0 when it is not',
      labels: ['feed', 'platform'],
      read: ofEachFeed('coalesce(extract(epoch FROM now() - quarantined_at), 0)'),
    },
    {
      name: 'getaway_feed_readings',
      help: 'Feed syncs of the last hour, by outcome',
      labels: ['outcome'],
      read: () =>
        readRows(
          pool,
          `SELECT jsonb_build_object('outcome', known.outcome) AS labels, count(log.id)::float8 AS value
           FROM (VALUES ('synced'), ('unchanged'), ('quarantined'), ('failed')) AS known (outcome)
           LEFT JOIN external_calendar_feeds AS feed ON true
           LEFT JOIN calendar_feed_log AS log
             ON log.feed_id = feed.id AND log.outcome = known.outcome AND log.at > now() - interval '1 hour'
           GROUP BY known.outcome`,
        ),
    },
    {
      name: 'getaway_open_conflicts',
      help: 'Open conflicts with stays on other platforms',
      read: () =>
        readRows(
          pool,
          `SELECT count(*)::float8 AS value FROM calendar_conflicts WHERE ended_at IS NULL AND NOT is_resolved`,
        ),
    },
  ];
}
