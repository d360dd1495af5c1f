import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { bundledProperty, parseProperty, type Property } from '@getaway/property';
import type { Guide } from '@getaway/property/guide';
import { isBrokerAddress } from './messaging/broker-address.ts';

/** A variable's rule with its description: `docs/configuration.md` is generated from both. */
export function variable<S extends v.GenericSchema>(
  rule: S,
  meaning: string,
): v.SchemaWithPipe<readonly [S, v.DescriptionAction<v.InferOutput<S>, string>]> {
  return v.pipe(rule, v.description(meaning));
}

/** A TCP port given as text. */
export const portVariable = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number'),
);

export const booleanVariable = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((text) => text === 'true'),
);

export const countVariable = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number));

export const digitVariable = v.pipe(v.string(), v.regex(/^\d$/, 'a digit'), v.transform(Number));

export const addressVariable = v.pipe(v.string(), v.url('an address with its scheme'));

/** One address or, comma separated, one for each replica. */
export const addressesVariable = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((address) => address.trim())),
  v.everyItem((address) => URL.canParse(address), 'addresses with their scheme, comma separated'),
);

/** `a,b,c` of origins such as http://localhost:8080. */
export const originsVariable = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.everyItem(
    (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
    'origins, comma separated',
  ),
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const internalToken = v.pipe(v.string(), v.minLength(24, 'at least 24 characters'));

/** The variables of every part. */
export const commonVariables = {
  HOST: v.optional(variable(v.string(), 'The address it listens on; `0.0.0.0` in a container'), '127.0.0.1'),
  DRAIN_MS: v.optional(
    variable(
      countVariable,
      'Milliseconds during which a stopping part still accepts requests while `/readyz` is false; above 1000, so that the edge closes its connections first',
    ),
    '2000',
  ),
  LOG_LEVEL: v.optional(
    variable(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'The lowest level that is logged'),
    'info',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    variable(
      addressVariable,
      'The OTLP collector for traces, such as `http://collector:4318`; tracing is off by default',
    ),
  ),
  PROPERTY_FILE: v.optional(
    variable(v.string(), 'A JSON file with the property; the bundled sample property by default'),
  ),
};

export const nodeEnvVariable = v.optional(
  variable(v.string(), '`development` shows the API at `/docs` and reads files again for each request'),
  'production',
);

/** The variables for connecting to the event stream and setting it up. */
export const streamVariables = {
  NATS_URL: variable(
    v.pipe(v.string(), v.check(isBrokerAddress, 'nats:// addresses, comma separated')),
    'The broker, `nats://user:password@host:4222`, or several of its nodes, comma separated: a secret',
  ),
  STREAM_REPLICAS: v.optional(
    variable(
      v.pipe(v.picklist(['1', '3', '5'], '1, 3 or 5'), v.transform(Number)),
      'The number of broker nodes that store an event before it counts as published',
    ),
    '1',
  ),
};

/** The further variables of every service, with its own ports as defaults. */
export const serviceVariables = (ports: { api: string; internal: string }) => ({
  ...commonVariables,
  NODE_ENV: nodeEnvVariable,
  DATABASE_URL: variable(
    v.pipe(v.string(), v.startsWith('postgres', 'a postgresql:// address')),
    "The service's own database, with its role and password: a secret",
  ),
  ...streamVariables,
  INTERNAL_TOKEN: variable(
    internalToken,
    'Authenticates services to each other: a secret, the same for all three',
  ),
  PUBLIC_ORIGIN: v.optional(
    variable(addressVariable, 'The public address of the site; writes from other origins are refused'),
    'http://localhost:8080',
  ),
  ALLOWED_ORIGINS: v.optional(
    variable(originsVariable, 'Other origins that may write, such as that of the back office'),
    '',
  ),
  WRITE_TIMEOUT_MS: v.optional(
    variable(
      countVariable,
      'Milliseconds from the arrival of a write to its commit; a later write is rolled back and answered with 503. Keep it well below the 30000 that the edge waits',
    ),
    '20000',
  ),
  COOKIE_SECURE: v.optional(
    variable(
      booleanVariable,
      'Whether cookies are for HTTPS only; by default, when `PUBLIC_ORIGIN` uses HTTPS',
    ),
  ),
  PORT: v.optional(
    variable(portVariable, 'The port of its API, to which the edge forwards calls'),
    ports.api,
  ),
  INTERNAL_PORT: v.optional(
    variable(
      portVariable,
      'The port of `/internal`, `/metrics`, the session keys and the API, for operators and other services; the edge must not reach it',
    ),
    ports.internal,
  ),
});

/** The same of a service that follows svc-booking, which issues the staff's sessions. */
export const followerVariables = (ports: { api: string; internal: string }) => ({
  ...serviceVariables(ports),
  SESSION_JWKS_URL: variable(addressVariable, 'Where svc-booking publishes the keys of staff sessions'),
});

/** What svc-booking and svc-crm-email derive the links of guests' pages from. */
export const stayLinkVariables = {
  STAY_LINK_SECRET: variable(
    v.pipe(v.string(), v.minLength(32, 'at least 32 characters')),
    'Derives the links of guests’ pages: a secret, the same for svc-booking and svc-crm-email. If it changes, the links in sent emails stop working',
  ),
};

/** The variables with which a follower's command rebuilds its copy of the bookings. */
export const rebuildVariables = [
  'DATABASE_URL',
  'INTERNAL_TOKEN',
  'LOG_LEVEL',
  'PROPERTY_FILE',
  'BOOKING_URL',
] as const;

/** Whether cookies are for HTTPS only. */
export function cookiesAreSecure(config: {
  COOKIE_SECURE?: boolean | undefined;
  PUBLIC_ORIGIN: string;
}): boolean {
  return config.COOKIE_SECURE ?? config.PUBLIC_ORIGIN.startsWith('https:');
}

/** A part that cannot start with its configuration. The message names every fault. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(faults: readonly string[]) {
    super(`Invalid configuration:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/**
 * Parses the environment once. An empty variable counts as missing. Throws a ConfigurationError that names
 * all faults.
 */
export function loadConfig<S extends v.GenericSchema>(
  schema: S,
  environment: Readonly<Record<string, string | undefined>>,
): v.InferOutput<S> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new ConfigurationError(parsed.issues.map((issue) => describe(issue)));
}

/**
 * The host's own property file if one is configured, otherwise the bundled one. Throws a ConfigurationError.
 */
export function loadProperty(file: string | undefined): Property {
  return loadHouse(file).property;
}

/** The same with what only booked guests read about getting in. */
export function loadHouse(file: string | undefined): { property: Property; entryInstructions?: string } {
  if (file === undefined) return { property: bundledProperty };
  const { property, entryInstructions } = readPropertyFile(file);
  return { property, ...(entryInstructions !== undefined && { entryInstructions }) };
}

/**
 * A property file with the guide and the entry instructions, which only booked guests may read. `content` is the file as
 * it is. Throws a ConfigurationError.
 */
export function readPropertyFile(file: string): {
  property: Property;
  guide?: Guide;
  entryInstructions?: string;
  content: unknown;
} {
  const content = readJson(file);
  const outcome = parseProperty(content);
  if (outcome.ok) return { ...outcome, content };
  throw new ConfigurationError(outcome.faults.map((fault) => `${file}: ${fault}`));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigurationError([`${file}: ${cause instanceof Error ? cause.message : String(cause)}`]);
  }
}

function describe(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '(environment)';
  // Without the received value, which may be a secret.
  return issue.received === 'undefined' ? `${name} is missing` : `${name} must be ${issue.message}`;
}
