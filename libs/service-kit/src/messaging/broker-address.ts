/** The addresses of the broker's servers, with user and password. */
export interface BrokerAddress {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
}

/** Whether `readBrokerAddress` can parse it. */
export function isBrokerAddress(text: string): boolean {
  return partsOf(text).every((part) => URL.canParse(part));
}

/**
 * Parses `nats://user:password@host:4222`, or several of them, comma separated, for the servers of a cluster.
 * The client ignores the user and password of an address, so they are passed separately.
 */
export function readBrokerAddress(text: string): BrokerAddress {
  const urls = partsOf(text).map((part) => new URL(part));
  const named = urls.find(({ username }) => username !== '');
  return {
    servers: urls.map(({ host }) => host),
    ...(named && { user: decodeURIComponent(named.username), pass: decodeURIComponent(named.password) }),
  };
}

function partsOf(text: string): string[] {
  return text.split(',').map((part) => (part.includes('://') ? part.trim() : `nats://${part.trim()}`));
}
