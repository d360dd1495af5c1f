import { listCalendarConflicts } from '@getaway/contracts/http/calendar-conflicts';
import { listCalendarFeeds } from '@getaway/contracts/http/calendar-feeds';
import { explainNight, readCalendar } from '@getaway/contracts/http/calendar';
import { listReportedNights, readOccupancyReport } from '@getaway/contracts/http/reports';

/** What is read again after a feed was added, removed, synced or cleaned (spec page 2, section 7). */
export const calendarQueries = [
  listCalendarFeeds,
  readCalendar,
  explainNight,
  listCalendarConflicts,
  readOccupancyReport,
  listReportedNights,
];
