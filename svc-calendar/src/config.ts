import * as v from 'valibot';
import {
  addressVariable,
  booleanVariable,
  countVariable,
  followerVariables,
  rebuildVariables,
  variable,
} from '@getaway/service-kit/config';

/** svc-calendar's environment. */
export const configSchema = v.object({
  ...followerVariables({ api: '8102', internal: '8122' }),
  BOOKING_URL: variable(
    addressVariable,
    'svc-booking, which checks staff sessions; `npm run rebuild -w svc-calendar` also reads from it',
  ),
  CALENDAR_ALLOW_PRIVATE_FEEDS: v.optional(
    variable(
      booleanVariable,
      'Also reads feeds from private networks: only for tests and local use, never in production',
    ),
    'false',
  ),
  FEED_ALERT_HOURS: v.optional(
    variable(
      countVariable,
      'After this many hours of failure, the owner is emailed about a feed, and again when it works; at most once a day for each feed, 0 means never',
    ),
    '6',
  ),
  CALENDAR_FULL_LINK: v.optional(
    variable(
      v.picklist(['token', 'public'], 'token or public'),
      '`token`: the export with names has a secret address; `public`: anyone can read it by its path',
    ),
    'token',
  ),
});

export type Config = v.InferOutput<typeof configSchema>;

/** The configuration of the rebuild command. */
export const rebuildConfigSchema = v.pick(configSchema, rebuildVariables);
