import { inject } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { loadConfig } from '@getaway/service-kit/config';
import { createLogger } from '@getaway/service-kit/logger';
import { connectBroker } from '@getaway/service-kit/messaging/broker';
import type {} from '@getaway/testing/global-setup';
import { ownNatsAccount } from '@getaway/testing/own-nats-account';
import { serviceEnvironment } from '@getaway/testing/service-environment';
import { startSessionIssuer, type TestSessionIssuer } from '@getaway/testing/session-issuer';
import { testEvent } from '@getaway/testing/test-event';
import { configSchema } from '../src/config.ts';
import { startCalendarService } from '../src/service.ts';
import { createCalendarDatabase } from './calendar-database.ts';

export interface RunningService {
  origin(): string;
  /** Calls for operators and other services. */
  internalOrigin(): string;
  readonly databaseUrl: string;
  readonly issuer: TestSessionIssuer;
  /** Publishes an event as a relay does, and returns its id. */
  publish(type: string, data: unknown, id?: string): Promise<string>;
  publishBooking(state: BookingState): Promise<string>;
  /** Restarts the service on the same data. */
  restart(): Promise<void>;
  /** A second replica on the same data. */
  startReplica(): Promise<{ origin: string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

/** svc-calendar on a fresh database and the shared test broker. */
export async function startCalendar(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  const database = await createCalendarDatabase();
  const issuer = await startSessionIssuer();
  const logger = createLogger({ part: 'test', level: 'silent' });
  const natsUrl = await ownNatsAccount({ natsUrl: inject('natsUrl'), postgresUrl: inject('postgresUrl') });
  const broker = await connectBroker({ url: natsUrl, name: 'test', logger });
  const config = loadConfig(configSchema, {
    ...serviceEnvironment({ databaseUrl: database.url, natsUrl }),
    SESSION_JWKS_URL: issuer.jwksUrl,
    // svc-booking is unavailable: published revocations decide.
    BOOKING_URL: 'http://127.0.0.1:9',
    ...environment,
  });
  let service = await startCalendarService(config);
  const publish: RunningService['publish'] = async (type, data, id) => {
    const event = testEvent(type, data, { id });
    await broker.jetstream.publish(type, JSON.stringify(event));
    return event.id;
  };
  return {
    origin: () => `http://127.0.0.1:${service.port}`,
    internalOrigin: () => `http://127.0.0.1:${service.internalPort}`,
    databaseUrl: database.url,
    issuer,
    publish,
    publishBooking: (state) =>
      publish(state.status === 'cancelled' ? 'booking.cancelled' : 'booking.confirmed', state),
    restart: async () => {
      await service.running.stop();
      service = await startCalendarService(config);
    },
    startReplica: async () => {
      const replica = await startCalendarService(config);
      return { origin: `http://127.0.0.1:${replica.port}`, stop: () => replica.running.stop() };
    },
    stop: async () => {
      await service.running.stop();
      await broker.close();
      await issuer.stop();
      await database.drop();
    },
  };
}
