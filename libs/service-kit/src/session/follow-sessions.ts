import type { Clock } from '@getaway/kernel/instant';
import { createServiceClient } from '../http/internal-calls.ts';
import type { Broker } from '../messaging/broker.ts';
import type { ServiceBase } from '../start-service.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { createSessionGuard, type SessionGuard } from './guard.ts';
import { publishedKeys } from './key-source.ts';
import { followRevocations } from './revocations.ts';

/** Identifies staff for a service that issues no sessions, by svc-booking's keys, revocations and answers. */
export async function followSessions(
  { broker, logger, cookieName, onStop }: ServiceBase<unknown> & { readonly broker: Broker },
  config: {
    readonly SESSION_JWKS_URL: string;
    readonly BOOKING_URL: string;
    readonly INTERNAL_TOKEN: string;
  },
  now: Clock,
): Promise<SessionGuard> {
  const revocations = await followRevocations({ broker, now, logger });
  onStop('revocations', () => revocations.stop());
  return createSessionGuard({
    keys: publishedKeys(config.SESSION_JWKS_URL, now),
    cookieName,
    hasEnded: createEndedSessions({
      callBooking: createServiceClient({ baseUrl: config.BOOKING_URL, token: config.INTERNAL_TOKEN }),
      revocations,
      now,
    }),
  });
}
