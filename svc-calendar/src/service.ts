import { randomUUID } from 'node:crypto';
import { hourMs, systemClock } from '@getaway/kernel/instant';
import { withFields } from '@getaway/service-kit/house/live-house';
import { internalGuard } from '@getaway/service-kit/http/internal-calls';
import { forgettingJob } from '@getaway/service-kit/messaging/forget-old-messages';
import { followSessions } from '@getaway/service-kit/session/follow-sessions';
import { startService, type StartedService } from '@getaway/service-kit/start-service';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { feedGauges } from './database/gauges.repository.ts';
import { calendarConflictRoutes } from './conflicts/calendar-conflicts.routes.ts';
import { calendarDuplicateRoutes } from './duplicates/calendar-duplicates.routes.ts';
import { lapsedEchoesJob } from './external-stays/lapsed-echoes.job.ts';
import { calendarFeedRoutes } from './feeds/calendar-feeds.routes.ts';
import { calendarLinksRoutes } from './exports/calendar-links.routes.ts';
import { calendarRoutes } from './merged-calendar/calendar.routes.ts';
import { exportRoutes } from './exports/export.routes.ts';
import { createFullLink } from './exports/full-link.ts';
import { internalRoutes } from './feeds/internal.routes.ts';
import { createCalendarReader } from './ical/calendar-reader.ts';
import { houseConsumer } from './house/house.consumer.ts';
import { bookingsConsumer } from './merged-calendar/bookings.consumer.ts';
import { datesConsumer } from './merged-calendar/dates.consumer.ts';
import { startFeedPolling } from './feeds/feed-polling.job.ts';

/** Starts svc-calendar. */
export function startCalendarService(config: Config): Promise<StartedService> {
  return startService({
    name: 'svc-calendar',
    config,
    openDatabase,
    prepare: () => undefined,
    build: async (base) => {
      const { database, property, logger } = base;
      const guard = await followSessions(base, config, systemClock);
      const reader = createCalendarReader();
      const stopping = new AbortController();
      const deps = {
        database,
        get timeZone() {
          return property.timeZone;
        },
        now: systemClock,
        newId: randomUUID,
        logger,
        reader,
        stopping: stopping.signal,
        allowPrivateFeeds: config.CALENDAR_ALLOW_PRIVATE_FEEDS,
        feedAlertMs: config.FEED_ALERT_HOURS * hourMs,
        guard,
      };
      const polling = startFeedPolling(deps);
      base.onStop('feed polling', () => polling.stop());
      base.onStop('feeds under way', () => {
        stopping.abort();
        return reader.stop();
      });
      const fullLink = createFullLink(config.CALENDAR_FULL_LINK, database.pool);
      return {
        consumers: [bookingsConsumer(deps), datesConsumer(deps), houseConsumer(deps)],
        jobs: [forgettingJob({ pool: database.pool, now: systemClock }), lapsedEchoesJob(deps)],
        gauges: feedGauges(database.pool),
        routes: [
          exportRoutes({ database, property, fullLink }),
          calendarRoutes(deps),
          calendarDuplicateRoutes(deps),
          calendarConflictRoutes(deps),
          calendarFeedRoutes(withFields(deps, { polling, publicOrigin: config.PUBLIC_ORIGIN })),
          calendarLinksRoutes({ guard, publicOrigin: config.PUBLIC_ORIGIN, fullLink }),
        ],
        internalRoutes: [
          internalRoutes(withFields(deps, { services: internalGuard(config.INTERNAL_TOKEN) })),
        ],
      };
    },
  });
}
