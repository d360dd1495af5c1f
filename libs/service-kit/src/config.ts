import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { bundledProperty, parseProperty, type Property } from '@getaway/property';
import { isBrokerAddress } from './messaging/broker-address.ts';

/** A variable's rule with what it means: `docs/configuration.md` is written from both. */
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

export const addressVariable = v.pipe(v.string(), v.url('a URL'));

/** One address or, comma separated, one of each replica. */
export const addressesVariable = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((address) => address.trim())),
  v.everyItem((address) => URL.canParse(address), 'URLs, comma-separated'),
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
    'origins, comma-separated',
  ),
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const internalToken = v.pipe(v.string(), v.minLength(24, 'at least 24 characters'));

/** What every part reads. */
export const commonVariables = {
  HOST: v.optional(variable(v.string(), 'The address it listens on; `0.0.0.0` in a container'), '127.0.0.1'),
  DRAIN_MS: v.optional(
    variable(
      countVariable,
      'The milliseconds for which a part keeps serving after SIGTERM, while `/readyz` reports not ready; above 1000, so that the edge closes its connections first',
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
      'The OTLP collector for traces, such as `http://collector:4318`; without it, no traces are created',
    ),
  ),
  PROPERTY_FILE: v.optional(
    variable(v.string(), 'The JSON file of the house; the bundled example house by default'),
  ),
};

export const nodeEnvVariable = v.optional(
  variable(v.string(), '`development` shows the API at `/docs` and reads files again for each request'),
  'production',
);

/** What is needed to reach the stream of events and to set it up. */
export const streamVariables = {
  NATS_URL: variable(
    v.pipe(v.string(), v.check(isBrokerAddress, 'nats:// addresses, comma-separated')),
    'Secret. The address of the broker, `nats://user:password@host:4222`, or of several of its nodes, comma-separated',
  ),
  STREAM_REPLICAS: v.optional(
    variable(
      v.pipe(v.picklist(['1', '3', '5'], '1, 3, or 5'), v.transform(Number)),
      'The number of broker nodes that must store an event before it counts as published',
    ),
    '1',
  ),
};

/** What every service reads beside that. */
export const serviceVariables = {
  ...commonVariables,
  NODE_ENV: nodeEnvVariable,
  DATABASE_URL: variable(
    v.pipe(v.string(), v.startsWith('postgres', 'a postgresql:// address')),
    "Secret. The address of the service's own database, with its role and password",
  ),
  ...streamVariables,
  INTERNAL_TOKEN: variable(
    internalToken,
    'Secret. The token that services use to call each other, the same for all three',
  ),
  PUBLIC_ORIGIN: v.optional(
    variable(addressVariable, 'The public address of the site; writes from other origins are refused'),
    'http://localhost:8080',
  ),
  ALLOWED_ORIGINS: v.optional(
    variable(originsVariable, "Other origins that may write, such as the back office's own address"),
    '',
  ),
  WRITE_TIMEOUT_MS: v.optional(
    variable(
      countVariable,
      'The milliseconds from the arrival of a write to its commit; a slower write is rolled back and answered 503. Keep it well below 30000, the time that the edge waits',
    ),
    '20000',
  ),
  COOKIE_SECURE: v.optional(
    variable(
      booleanVariable,
      'Whether cookies are sent only over TLS; by default, if `PUBLIC_ORIGIN` begins with `https:`',
    ),
  ),
};

/** Whether cookies are for secure connections alone. */
export function cookiesAreSecure(config: {
  COOKIE_SECURE?: boolean | undefined;
  PUBLIC_ORIGIN: string;
}): boolean {
  return config.COOKIE_SECURE ?? config.PUBLIC_ORIGIN.startsWith('https:');
}

/** A part that cannot start as configured. The message names every fault. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(faults: readonly string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Parses the environment once. An empty variable counts as absent. Throws a ConfigurationError that names all faults. */
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

/** The host's own property file when one is named, else the bundled one. Throws a ConfigurationError. */
export function loadProperty(file: string | undefined): Property {
  if (file === undefined) return bundledProperty;
  const outcome = parseProperty(readJson(file));
  if (outcome.ok) return outcome.property;
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
  // The received value is not repeated: it may be a secret.
  return issue.received === 'undefined' ? `${name} is missing` : `${name} must be ${issue.message}`;
}
