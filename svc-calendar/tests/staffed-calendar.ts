import { startFeedServer, type FeedServer } from '@getaway/testing/feed-server';
import { outsideWorld, type OutsideWorld } from './outside-stays.ts';
import { startCalendar, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

/** The service with a member of staff who is signed in, and with what happens on other platforms. */
export interface StaffedCalendar extends RunningService {
  readonly staff: Staff;
  readonly outside: OutsideWorld;
}

export async function startStaffedCalendar(
  environment: Readonly<Record<string, string>> = {},
): Promise<StaffedCalendar> {
  const service = await startCalendar(environment);
  const outside = outsideWorld(service.databaseUrl);
  return {
    ...service,
    staff: staffOf(service),
    outside,
    stop: async () => {
      await outside.close();
      await service.stop();
    },
  };
}

/** The same with a feed of Airbnb. */
export interface CalendarWithFeed extends StaffedCalendar {
  /** Its id. */
  readonly feed: string;
}

export async function startCalendarWithFeed(): Promise<CalendarWithFeed> {
  const service = await startStaffedCalendar();
  return { ...service, feed: await service.outside.addFeed('Airbnb, upstairs') };
}

/** A staffed service with a platform whose feeds the service may read. */
export interface CalendarWithPlatform extends StaffedCalendar {
  readonly platform: FeedServer;
}

export async function startCalendarWithPlatform(
  environment: Readonly<Record<string, string>> = {},
): Promise<CalendarWithPlatform> {
  const platform = await startFeedServer();
  const service = await startStaffedCalendar({ CALENDAR_ALLOW_PRIVATE_FEEDS: 'true', ...environment });
  return {
    ...service,
    platform,
    stop: async () => {
      await service.stop();
      await platform.stop();
    },
  };
}
