import * as v from 'valibot';
import {
  addressVariable,
  booleanVariable,
  countVariable,
  portVariable,
  serviceVariables,
  variable,
} from '@getaway/service-kit/config';

/** svc-calendar's environment. */
export const configSchema = v.object({
  ...serviceVariables,
  PORT: v.optional(variable(portVariable, 'The port of its API, which the edge forwards calls to'), '8102'),
  INTERNAL_PORT: v.optional(
    variable(
      portVariable,
      'The port of `/internal`, `/metrics`, the session keys, and the API, for operators and other services; never expose it through the edge',
    ),
    '8122',
  ),
  SESSION_JWKS_URL: variable(
    addressVariable,
    'The address where svc-booking publishes the keys of staff sessions',
  ),
  BOOKING_URL: variable(
    addressVariable,
    'The address of svc-booking, to check that a staff session is still valid, and for `npm run rebuild`',
  ),
  CALENDAR_ALLOW_PRIVATE_FEEDS: v.optional(
    variable(
      booleanVariable,
      'Whether feeds from private networks are allowed: for tests and local development only, never for a live site',
    ),
    'false',
  ),
  FEED_ALERT_HOURS: v.optional(
    variable(
      countVariable,
      'The hours that a feed must have failed before the owner gets an email, and another one when it works again; at most once per day and feed; 0 means never',
    ),
    '6',
  ),
  CALENDAR_FULL_LINK: v.optional(
    variable(
      v.picklist(['token', 'public'], 'token or public'),
      '`token`: the export with names needs the token in its address; `public`: its path is enough',
    ),
    'token',
  ),
});

export type Config = v.InferOutput<typeof configSchema>;

/** What the rebuilding of our copies needs. */
export const rebuildConfigSchema = v.pick(configSchema, [
  'DATABASE_URL',
  'INTERNAL_TOKEN',
  'LOG_LEVEL',
  'PROPERTY_FILE',
  'BOOKING_URL',
]);
