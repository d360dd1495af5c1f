import { Router } from 'express';
import {
  acceptMissingStays,
  addCalendarFeed,
  changeCalendarFeed,
  deleteCalendarFeed,
  listCalendarFeeds,
  readFeedLog as readFeedLogCall,
  syncCalendarFeed,
  syncCalendars as syncCalendarsCall,
} from '@getaway/contracts/http/calendar-feeds';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { sqlOf } from '@getaway/service-kit/sql';
import { readFeedLog } from './feed-log.repository.ts';
import { countFeeds, findFeed, listFeeds } from './feeds.repository.ts';
import { ownCalendarWords } from './sync-fault.rules.ts';
import { addFeed } from './add-feed.ts';
import type { FeedPolling } from './feed-polling.job.ts';
import { acceptMissing, changeFeed, deleteFeed } from './keep-feeds.ts';
import { syncCalendars, syncOneFeed } from './sync-calendars.ts';
import type { SyncFeedDeps } from './sync-feed.ts';
import { feedOnWire, logEntryOnWire, resultOnWire } from './calendar-feed.http.ts';

/** Staff's calls about the calendars of other platforms. */
export function calendarFeedRoutes(
  deps: SyncFeedDeps & { guard: SessionGuard; polling: FeedPolling; publicOrigin: string },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const sql = sqlOf(deps.database.pool);
  const today = () => dateInZone(deps.now(), deps.timeZone);

  mount(router, listCalendarFeeds, requireStaff, async ({ query, response }) => {
    response.set('X-Total-Count', String(await countFeeds(deps.database)));
    const now = deps.now();
    return (await listFeeds(sql, { ...query, today: today() })).map((feed) => feedOnWire(feed, now));
  });

  mount(router, addCalendarFeed, requireStaff, async ({ body, correlationId }) => {
    const added = await addFeed(deps, body, correlationId);
    if (added.ok) return feedOnWire(added.feed, deps.now());
    switch (added.reason) {
      case 'already-exists':
        return new Problem('already-exists', { detail: 'A feed with this URL already exists' });
      case 'own-calendar':
        return new Problem('invalid-request', {
          errors: [{ path: 'url', message: ownCalendarWords }],
          detail: ownCalendarWords,
        });
      default:
        return added.reason satisfies never;
    }
  });

  mount(router, changeCalendarFeed, requireStaff, async ({ params, body }) => {
    const feed = await changeFeed(deps, params.id, body);
    if (!feed) return noSuchFeed();
    deps.polling.wake();
    return feedOnWire(feed, deps.now());
  });

  mount(router, deleteCalendarFeed, requireStaff, async ({ params, correlationId }) =>
    (await deleteFeed(deps, params.id, correlationId)) ? undefined : noSuchFeed(),
  );

  mount(router, syncCalendarFeed, requireStaff, async ({ params }) => {
    const feed = await findFeed(sql, params.id, today());
    if (!feed) return noSuchFeed();
    return resultOnWire(feed, await syncOneFeed(deps, feed.id));
  });

  mount(router, acceptMissingStays, requireStaff, async ({ params, correlationId }) => {
    const feed = await acceptMissing(deps, params.id, correlationId);
    return feed ? feedOnWire(feed, deps.now()) : noSuchFeed();
  });

  mount(router, readFeedLogCall, requireStaff, async ({ params, query, response }) => {
    if (!(await findFeed(sql, params.id, today()))) return noSuchFeed();
    const { entries, count } = await readFeedLog(sql, params.id, query);
    response.set('X-Total-Count', String(count));
    return entries.map(logEntryOnWire);
  });

  mount(router, syncCalendarsCall, requireStaff, async () => {
    const outcomes = await syncCalendars(deps);
    const feeds = await listFeeds(sql, { today: today() });
    const results = feeds
      .filter(({ id, isActive }) => isActive || outcomes.some(({ feedId }) => feedId === id))
      .map((feed) =>
        resultOnWire(
          feed,
          outcomes.find(({ feedId }) => feedId === feed.id),
        ),
      );
    return { results };
  });

  return router;
}

function noSuchFeed(): Problem {
  return new Problem('not-found', { detail: 'No such calendar feed' });
}
