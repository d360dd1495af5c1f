import pg from 'pg';
import { secondMs } from '@getaway/kernel/instant';

const reconnectMs = secondMs;
/** TCP keepalive detects a connection that a firewall dropped silently. */
const keepAliveAfterMs = 30 * secondMs;

/** One subscription to a channel. */
interface Subscription {
  readonly onNotification: (payload: string) => void;
  readonly onListening: () => void;
}

/** PostgreSQL's NOTIFY, received over one connection for all channels of a service. */
export interface Notifications {
  /**
   * Calls `onNotification` with the payload of each notification on a channel. Calls `onListening` each time
   * listening has begun, first and after a lost connection: notifications before it were missed.
   */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onListening: () => void,
  ): Promise<{ close(): Promise<void> }>;
  stop(): Promise<void>;
}

/** Opens the connection. A broken one is reopened each second; callers' own polls cover the gap. */
export async function openNotifications(databaseUrl: string): Promise<Notifications> {
  const channels = new Map<string, Set<Subscription>>();
  let client: pg.Client | undefined;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    if (isStopped) return;
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'notifications',
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveAfterMs,
    });
    const reconnect = (): void => {
      if (client !== fresh || isStopped) return;
      client = undefined;
      fresh.end().catch(() => undefined);
      setTimeout(() => void connect(), reconnectMs).unref();
    };
    client = fresh;
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotification } of channels.get(channel) ?? []) onNotification(payload);
    });
    fresh.on('error', reconnect);
    fresh.on('end', reconnect);
    try {
      await fresh.connect();
      for (const [channel, subscriptions] of channels) {
        await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
        for (const { onListening } of subscriptions) onListening();
      }
    } catch {
      reconnect();
    }
  };
  await connect();

  return {
    listen: async (channel, onNotification, onListening) => {
      const subscription: Subscription = { onNotification, onListening };
      const subscriptions = channels.get(channel) ?? new Set();
      channels.set(channel, subscriptions.add(subscription));
      // Without a connection, or when it breaks here, `connect` listens to all channels after the
      // reconnection.
      await client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).then(onListening, () => undefined);
      return { close: async () => void subscriptions.delete(subscription) };
    },
    stop: async () => {
      isStopped = true;
      await client?.end();
    },
  };
}
