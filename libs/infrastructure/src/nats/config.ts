export interface NatsConfig {
  port: number;
  storeDir: string;
  /** Parsed from `nats-server --version`: `[major, minor]`. */
  version: readonly [number, number];
  /** Whether acknowledged messages must survive a power cut. */
  durable: boolean;
  /** How many NATS accounts to create besides the default one; each has its own streams. Defaults to none. */
  accounts?: number;
}

/** Name and password of an account's only user. */
export function accountUser(number: number): string {
  return `account${number}`;
}

/**
 * The server's configuration file. `sync_interval: always` exists since 2.10. Without it an acknowledged
 * message can be lost for two minutes, and older servers refuse to start with an unknown option.
 */
export function renderNatsConfig({ port, storeDir, version, durable, accounts = 0 }: NatsConfig): string {
  const [major, minor] = version;
  const canSyncAlways = major > 2 || (major === 2 && minor >= 10);
  const lines = [
    'host: "127.0.0.1"',
    `port: ${port}`,
    'jetstream {',
    `  store_dir: ${JSON.stringify(storeDir)}`,
    '  max_memory_store: 64MB',
    '  max_file_store: 2GB',
    ...(durable && canSyncAlways ? ['  sync_interval: always'] : []),
    '}',
    ...(accounts > 0 ? accountLines(accounts) : []),
  ];
  return `${lines.join('\n')}\n`;
}

function accountLines(count: number): string[] {
  const users = Array.from({ length: count + 1 }, (_, number) => accountUser(number));
  const accounts = users.map(
    (user) => `  ${user} { jetstream: enabled, users: [{ user: ${user}, password: ${user} }] }`,
  );
  return ['accounts {', ...accounts, '}', `no_auth_user: ${accountUser(0)}`];
}

/** Parses `nats-server: v2.10.3`; undefined for other text. */
export function parseNatsVersion(text: string): readonly [number, number] | undefined {
  const match = /v?(\d+)\.(\d+)\.\d+/.exec(text);
  if (match === null) return undefined;
  return [Number(match[1]), Number(match[2])];
}
