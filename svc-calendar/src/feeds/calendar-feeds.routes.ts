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
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { ownCalendarWords } from './sync-fault.rules.ts';
import { addFeed } from './add-feed.ts';
import type { FeedPolling } from './feed-polling.job.ts';
import { acceptMissing } from './accept-missing.ts';
import { changeFeed } from './change-feed.ts';
import { deleteFeed } from './delete-feed.ts';
import { readFeedLog } from './read-feed-log.ts';
import { showFeeds } from './show-feeds.ts';
import { syncCalendars } from './sync-calendars.ts';
import { syncOneFeed } from './sync-one-feed.ts';
import type { SyncFeedDeps } from './sync-feed.ts';
import { feedOnWire, logEntryOnWire, resultOnWire } from './calendar-feed.http.ts';

/** Staff's calls about the calendars of other platforms. */
export function calendarFeedRoutes(
  deps: SyncFeedDeps & { guard: SessionGuard; polling: FeedPolling; publicOrigin: string },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listCalendarFeeds, requireStaff, async ({ query, response }) => {
    const { feeds, count } = await showFeeds(deps, query);
    response.set('X-Total-Count', String(count));
    const now = deps.now();
    return feeds.map((feed) => feedOnWire(feed, now));
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
    if (!feed) return noSuch('calendar feed');
    deps.polling.wake();
    return feedOnWire(feed, deps.now());
  });

  mount(router, deleteCalendarFeed, requireStaff, async ({ params, correlationId }) =>
    (await deleteFeed(deps, params.id, correlationId)) ? undefined : noSuch('calendar feed'),
  );

  mount(router, syncCalendarFeed, requireStaff, async ({ params }) => {
    const synced = await syncOneFeed(deps, params.id);
    return synced ? resultOnWire(synced) : noSuch('calendar feed');
  });

  mount(router, acceptMissingStays, requireStaff, async ({ params, correlationId }) => {
    const feed = await acceptMissing(deps, params.id, correlationId);
    return feed ? feedOnWire(feed, deps.now()) : noSuch('calendar feed');
  });

  mount(router, readFeedLogCall, requireStaff, async ({ params, query, response }) => {
    const log = await readFeedLog(deps, params.id, query);
    if (!log) return noSuch('calendar feed');
    response.set('X-Total-Count', String(log.count));
    return log.entries.map(logEntryOnWire);
  });

  mount(router, syncCalendarsCall, requireStaff, async () => {
    const synced = await syncCalendars(deps);
    return { results: synced.map(resultOnWire) };
  });

  return router;
}
