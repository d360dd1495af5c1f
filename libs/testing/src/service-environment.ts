/** What links of guests' pages are derived from in tests. */
export const stayLinkSecret = 'a secret for the links of stays in tests';

interface ServiceServers {
  readonly databaseUrl: string;
  readonly natsUrl: string;
  /** Any available port by default. */
  readonly port?: number;
}

/** The variables that every service needs in a test: it logs nothing and stops at once. */
export function serviceEnvironment({
  databaseUrl,
  natsUrl,
  port = 0,
}: ServiceServers): Record<string, string> {
  return {
    PORT: String(port),
    INTERNAL_PORT: '0',
    LOG_LEVEL: 'silent',
    DRAIN_MS: '0',
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrl,
    INTERNAL_TOKEN: 'a token for tests that is long',
    STAY_LINK_SECRET: stayLinkSecret,
  };
}

/** The same for a service that runs as a process of its own and logs its errors. */
export function childEnvironment(servers: ServiceServers): Record<string, string> {
  return { ...serviceEnvironment(servers), TZ: 'UTC', NODE_ENV: 'production', LOG_LEVEL: 'error' };
}
