/** Where the broker's servers are, and as whom they are spoken to. */
export interface BrokerAddress {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
}

/** Whether `readBrokerAddress` can read it. */
export function isBrokerAddress(text: string): boolean {
  return partsOf(text).every((part) => URL.canParse(part));
}

/**
 * Reads `nats://user:password@host:4222`, and several of them, comma separated, for the servers of a cluster. The client
 * takes no name and password out of an address by itself.
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
