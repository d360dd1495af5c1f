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
  PORT: v.optional(variable(portVariable, 'The port of its API, which the edge passes calls on to'), '8102'),
  INTERNAL_PORT: v.optional(
    variable(
      portVariable,
      'The port of `/internal`, `/metrics`, the session keys and the API, for operators and other services; no edge may know it',
    ),
    '8122',
  ),
  SESSION_JWKS_URL: variable(addressVariable, 'Where svc-booking publishes the keys of staff sessions'),
  BOOKING_URL: variable(
    addressVariable,
    'svc-booking, asked whether a session of staff is still good; also what `npm run rebuild` reads from',
  ),
  CALENDAR_ALLOW_PRIVATE_FEEDS: v.optional(
    variable(
      booleanVariable,
      "Reads feeds from private networks too: for tests and a machine of one's own, never for a house with guests",
    ),
    'false',
  ),
  FEED_ALERT_HOURS: v.optional(
    variable(
      countVariable,
      'A feed that has failed for so many hours is told to the owner by email, and again when it works; at most once a day a feed, 0 is never',
    ),
    '6',
  ),
  CALENDAR_FULL_LINK: v.optional(
    variable(
      v.picklist(['token', 'public'], 'token or public'),
      '`token`: the export with names is reached by its secret address only; `public`: by its path alone',
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
