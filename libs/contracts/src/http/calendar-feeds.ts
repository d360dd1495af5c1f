import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, idField, instant, lineOfText } from './fields.ts';
import { defineStaffList, pageQuery } from './paging.ts';

/** Spec page 2, section 3: `{host}` is `booking`. */
export const feedPlatforms = ['lodgify', 'airbnb', 'vrbo', 'booking', 'other'] as const;
export const feedPlatformSchema = v.picklist(feedPlatforms);
export type FeedPlatform = (typeof feedPlatforms)[number];

/**
 * `new`: never read. `suspicious`: so many stays are missing that they are kept until a second sync confirms it, or an
 * event claims more nights than anyone books: until 2999, or more than 180 of the bookable nights.
 * `failing`: the last sync failed. `inactive`: never read.
 */
export const feedHealths = ['new', 'ok', 'suspicious', 'failing', 'inactive'] as const;
export type FeedHealth = (typeof feedHealths)[number];

/** An address as platforms provide it; `webcal:` means https. It is a secret: keep it out of logs. */
const feedUrl = v.pipe(
  v.string('URL is required'),
  v.trim(),
  v.minLength(1, 'URL is required'),
  v.maxLength(2_000, 'URL can have up to 2000 characters'),
  v.transform((text) => text.replace(/^webcals?:\/\//i, 'https://')),
  v.check((text) => URL.canParse(text), 'Enter a valid URL'),
  v.transform((text) => new URL(text)),
  v.check(
    ({ protocol }) => protocol === 'https:' || protocol === 'http:',
    'URL must start with https:// or http://',
  ),
  v.check(
    ({ username, password }) => username === '' && password === '',
    'Remove the username and password from the URL',
  ),
  v.transform((url) => {
    url.hash = '';
    return url.href;
  }),
);

/** The nights of one event, with all its occurrences, within what can be booked. */
export const longClosureSchema = v.object({
  from: calendarDateField,
  /** The day after the last night. */
  to: calendarDateField,
  /** How many there are between the two; an event that repeats may leave some out. */
  nights: v.number(),
});
export type LongClosure = v.InferOutput<typeof longClosureSchema>;

export const calendarFeedSchema = v.object({
  id: v.string(),
  name: v.string(),
  url: v.string(),
  platform: feedPlatformSchema,
  isActive: v.boolean(),
  health: v.picklist(feedHealths),
  /** A sync is in progress. */
  isSyncing: v.boolean(),
  lastChecked: v.nullable(instant),
  lastSyncSuccess: v.nullable(v.boolean()),
  syncErrors: v.nullable(v.string()),
  nextCheck: v.nullable(instant),
  /** The stays of the feed from today on, and how many of them it currently lacks. */
  stays: v.number(),
  suspiciousStays: v.number(),
  /**
   * The number of events at the last successful sync, and how many of them were unreadable, so that their
   * nights are unknown.
   */
  events: v.number(),
  unreadEvents: v.number(),
  /**
   * How many of them claim more nights than anyone books, such as a stay until 2999. All bookable nights are
   * taken.
   */
  oversizedEvents: v.optional(v.number(), 0),
  /** Those of them that close more than 180 nights within what can be booked, but not more than that, by first night. */
  longClosures: v.optional(v.array(longClosureSchema), []),
  createdAt: instant,
  updatedAt: instant,
});
export type CalendarFeed = v.InferOutput<typeof calendarFeedSchema>;

/** The outcome of one try to read a feed. */
export const syncResultSchema = v.object({
  feedId: v.string(),
  name: v.string(),
  ok: v.boolean(),
  added: v.number(),
  changed: v.number(),
  removed: v.number(),
  /** Stays that the feed lacks and that are kept until a second sync confirms it. */
  quarantined: v.number(),
  /** Unreadable events. */
  unread: v.number(),
  /** Events that claim more nights than anyone books; all dates that they cover are taken. */
  oversized: v.optional(v.number(), 0),
  /** How many of the oversized events close more than 180 nights within what can be booked, but not more than that. */
  longClosures: v.optional(v.number(), 0),
  error: v.optional(v.string()),
  /** The sync is still running after this response; the feed's `isSyncing` shows when it ends. */
  isPending: v.optional(v.boolean()),
});
export type SyncResult = v.InferOutput<typeof syncResultSchema>;

const feedParams = v.object({ id: idField });

export const listCalendarFeeds = defineStaffList({
  path: '/api/admin/calendar-feeds',
  summary: 'The calendars of other platforms and their status, newest first',
  filters: {},
  item: calendarFeedSchema,
});

export const addCalendarFeed = defineCall({
  method: 'POST',
  path: '/api/admin/calendar-feeds',
  summary: 'Adds a calendar and reads it for the first time; an export of this site is refused',
  access: 'staff',
  body: v.object({
    name: lineOfText('Feed name', 100),
    url: feedUrl,
    platform: v.optional(feedPlatformSchema, 'lodgify'),
  }),
  status: 201,
  answer: calendarFeedSchema,
  refusals: ['already-exists'],
});

export const changeCalendarFeed = defineCall({
  method: 'PUT',
  path: '/api/admin/calendar-feeds/:id',
  summary: 'Updates the given fields; the stays of an inactive feed stay as they were last read',
  access: 'staff',
  params: feedParams,
  body: v.object({
    name: v.optional(lineOfText('Feed name', 100)),
    isActive: v.optional(v.boolean()),
  }),
  answer: calendarFeedSchema,
  refusals: ['not-found'],
});

export const deleteCalendarFeed = defineCall({
  method: 'DELETE',
  path: '/api/admin/calendar-feeds/:id',
  summary: 'Deletes a calendar with its stays; their nights become available',
  access: 'staff',
  params: feedParams,
  status: 204,
  refusals: ['not-found'],
});

export const syncCalendarFeed = defineCall({
  method: 'POST',
  path: '/api/admin/calendar-feeds/:id/sync',
  summary: 'Reads one calendar now, even an inactive one, and returns the outcome',
  access: 'staff',
  params: feedParams,
  answer: syncResultSchema,
  refusals: ['not-found'],
});

export const acceptMissingStays = defineCall({
  method: 'POST',
  path: '/api/admin/calendar-feeds/:id/accept-missing',
  summary:
    'Staff confirm that the suspicious stays are gone: they are removed and their nights become available',
  access: 'staff',
  params: feedParams,
  answer: calendarFeedSchema,
  refusals: ['not-found'],
});

export const readFeedLog = defineCall({
  method: 'GET',
  path: '/api/admin/calendar-feeds/:id/log',
  summary: 'The outcome of each try to read a calendar, newest first',
  access: 'staff',
  params: feedParams,
  query: v.object(pageQuery),
  answer: v.array(
    v.object({
      id: v.string(),
      at: instant,
      trigger: v.picklist(['added', 'schedule', 'staff', 'payment']),
      outcome: v.picklist(['synced', 'unchanged', 'quarantined', 'failed']),
      added: v.number(),
      changed: v.number(),
      removed: v.number(),
      suspicious: v.number(),
      unread: v.number(),
      error: v.nullable(v.string()),
      durationMs: v.number(),
    }),
  ),
  refusals: ['not-found'],
});

export const syncCalendars = defineCall({
  method: 'POST',
  path: '/api/admin/sync-calendars',
  summary: 'Reads every active calendar now and returns the outcomes',
  access: 'staff',
  answer: v.object({ results: v.array(syncResultSchema) }),
});
