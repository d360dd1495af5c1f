import { databaseUrl } from '@getaway/infrastructure/postgres/databases';
import type { PortName, Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';

export interface EnvironmentInput {
  ports: Ports;
  secrets: Secrets;
  /** What the caller's own environment says; it wins over defaults, not over what joins the parts. */
  env: NodeJS.ProcessEnv;
  mode: 'production' | 'development';
  /** This site has made-up guests, which every page shows to staff. */
  isDemo?: boolean;
}

export type ServiceName = 'booking' | 'calendar' | 'crm-email';

/** Of the first process of a service and of the second. */
export const servicePorts = {
  booking: ['booking', 'booking2'],
  calendar: ['calendar', 'calendar2'],
  'crm-email': ['crmEmail', 'crmEmail2'],
} as const satisfies Record<ServiceName, readonly [PortName, PortName]>;

const internalPorts = {
  booking: ['bookingInternal', 'bookingInternal2'],
  calendar: ['calendarInternal', 'calendarInternal2'],
  'crm-email': ['crmEmailInternal', 'crmEmailInternal2'],
} as const satisfies Record<ServiceName, readonly [PortName, PortName]>;

export const databaseNames = { booking: 'booking', calendar: 'calendar', 'crm-email': 'crm_email' } as const;

/** Real keys of the card provider switch the sandbox off. Throws when they come incomplete. */
export function usesCardSandbox(env: NodeJS.ProcessEnv): boolean {
  if (!env['STRIPE_SECRET_KEY']) return true;
  const missing = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(`STRIPE_SECRET_KEY is set, so these are required too: ${missing.join(', ')}`);
  return false;
}

export function natsUrl({ ports, env }: EnvironmentInput): string {
  return env['NATS_URL'] || `nats://127.0.0.1:${ports.nats}`;
}

export function publicOrigin({ ports, env }: EnvironmentInput): string {
  return env['PUBLIC_ORIGIN'] || `http://localhost:${ports.edge}`;
}

export function serviceDatabaseUrl(service: ServiceName, { ports, secrets }: EnvironmentInput): string {
  const name = databaseNames[service];
  return databaseUrl(ports.postgres, { name, password: secrets.databasePasswords[name] });
}

/** With REPLICAS=2 there are two processes of each service, and the edge knows both. */
export function hasReplicas(env: NodeJS.ProcessEnv): boolean {
  return env['REPLICAS'] === '2';
}

/** Of one process nobody could take over while it drains. */
function drain(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { DRAIN_MS: hasReplicas(env) ? '1500' : '0' };
}

function addressesOf(input: EnvironmentInput, first: PortName, second: PortName): string {
  const ports = hasReplicas(input.env) ? [first, second] : [first];
  return ports.map((name) => `http://127.0.0.1:${input.ports[name]}`).join(',');
}

/** The environment of one process of a service. */
export function serviceEnvironment(
  service: ServiceName,
  input: EnvironmentInput,
  replica: 0 | 1 = 0,
): NodeJS.ProcessEnv {
  const { ports, secrets, env } = input;
  return {
    ...drain(env),
    ALLOWED_ORIGINS: `http://localhost:${ports.mfAdmin}`,
    INTERNAL_TOKEN: secrets.internalToken,
    ...specificDefaults(service, input),
    ...env,
    ...common(ports[servicePorts[service][replica]], input),
    INTERNAL_PORT: String(ports[internalPorts[service][replica]]),
    DATABASE_URL: serviceDatabaseUrl(service, input),
    NATS_URL: natsUrl(input),
    PUBLIC_ORIGIN: publicOrigin(input),
    ...(service === 'booking'
      ? { CALENDAR_URL: `http://127.0.0.1:${ports.calendarInternal}` }
      : peers(input)),
  };
}

/** The environment of the edge and of the remotes' servers. */
export function webServerEnvironment(port: number, input: EnvironmentInput): NodeJS.ProcessEnv {
  const { ports, env } = input;
  const isEdge = port === ports.edge;
  return {
    ...drain(env),
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    CONNECTIONS_PER_NETWORK: '0',
    ...(usesCardSandbox(env) ? { STRIPE_SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}` } : {}),
    ...env,
    ...common(port, input),
    // The files of remotes are counted where guests ask for them.
    METRICS_PORT: isEdge ? String(ports.edgeMetrics) : '',
    PUBLIC_ORIGIN: publicOrigin(input),
    BOOKING_URL: addressesOf(input, ...servicePorts.booking),
    CALENDAR_URL: addressesOf(input, ...servicePorts.calendar),
    CRM_EMAIL_URL: addressesOf(input, ...servicePorts['crm-email']),
    MF_PUBLIC_URL: `http://127.0.0.1:${ports.mfPublic}`,
    MF_ADMIN_URL: `http://127.0.0.1:${ports.mfAdmin}`,
  };
}

export function toolEnvironment(port: number, input: EnvironmentInput): NodeJS.ProcessEnv {
  return { ...input.env, ...common(port, input) };
}

function common(port: number, { mode, isDemo = false }: EnvironmentInput): NodeJS.ProcessEnv {
  return { PORT: String(port), HOST: '127.0.0.1', NODE_ENV: mode, TZ: 'UTC', DEMO: String(isDemo) };
}

function peers({ ports }: EnvironmentInput): NodeJS.ProcessEnv {
  const booking = `http://127.0.0.1:${ports.bookingInternal}`;
  return { BOOKING_URL: booking, SESSION_JWKS_URL: `${booking}/.well-known/jwks.json` };
}

function specificDefaults(
  service: ServiceName,
  { ports, secrets, env }: EnvironmentInput,
): NodeJS.ProcessEnv {
  switch (service) {
    case 'booking':
      return {
        ...(usesCardSandbox(env)
          ? {
              STRIPE_SECRET_KEY: 'sk_test_sandbox',
              STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
              STRIPE_API_BASE: `http://127.0.0.1:${ports.sandbox}`,
            }
          : {}),
        STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
        SESSION_PRIVATE_KEY: secrets.sessionPrivateKey,
        STAY_LINK_SECRET: secrets.stayLinkSecret,
        ADMIN_USERNAME: 'admin',
        ADMIN_PASSWORD: secrets.adminPassword,
        ADMIN_PASSWORD_CHOSEN: String(Boolean(env['ADMIN_PASSWORD'])),
        UNPAID_PER_ADDRESS: '0',
        UNPAID_NIGHTS_PER_NETWORK: '0',
        UNPAID_NIGHTS_OVERALL: '0',
        PROMO_GUESSES_PER_ADDRESS: '0',
        COOKIE_SECURE: 'false',
      };
    case 'calendar':
      return { CALENDAR_ALLOW_PRIVATE_FEEDS: 'true' };
    case 'crm-email':
      return {
        ...(env['SMTP_URL']
          ? {}
          : {
              SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
              MAIL_CATCHER_URL: `http://localhost:${ports.mail}`,
            }),
        MAIL_LINK_SECRET: secrets.mailLinkSecret,
        STAY_LINK_SECRET: secrets.stayLinkSecret,
        CONTACT_PER_ADDRESS: '0',
        NEWSLETTER_PER_ADDRESS: '0',
        CHAT_PER_ADDRESS: '0',
      };
    default:
      return service satisfies never;
  }
}
