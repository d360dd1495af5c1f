import { Router } from 'express';
import type { BookingState } from '@getaway/contracts/events/booking';
import {
  readBlockSnapshot,
  readBookingSnapshot,
  type BlockSnapshot,
} from '@getaway/contracts/http/internal-snapshots';
import { createApp } from '@getaway/service-kit/http/create-app';
import {
  createServiceClient,
  internalGuard,
  type CallService,
} from '@getaway/service-kit/http/internal-calls';
import { listen } from '@getaway/service-kit/http/listen';
import { mount } from '@getaway/service-kit/http/mount';
import { createLogger } from '@getaway/service-kit/logger';

/** The answers of svc-booking's snapshot; services do not import each other. */
export interface Owner {
  readonly bookings: Map<string, BookingState>;
  readonly blocks: Map<string, BlockSnapshot>;
  readonly ask: CallService;
  readonly url: string;
  /** Runs after a page was read and before it is returned. */
  beforeAnswer: () => Promise<void>;
  stop(): Promise<void>;
}

export const internalToken = 'a token for tests that is long';
const pageSize = 3;

export async function startOwner(): Promise<Owner> {
  const router = Router();
  const guard = internalGuard(internalToken);
  const page = async <S extends { entityId: string }>(all: Map<string, S>, after: string | undefined) => {
    const ids = [...all.keys()].sort().filter((id) => after === undefined || id > after);
    const entities = ids.slice(0, pageSize).flatMap((id) => all.get(id) ?? []);
    const next = ids.length > pageSize ? (entities.at(-1)?.entityId ?? null) : null;
    await owner.beforeAnswer();
    return { entities, next };
  };
  mount(router, readBookingSnapshot, guard, ({ query }) => page(owner.bookings, query.after));
  mount(router, readBlockSnapshot, guard, ({ query }) => page(owner.blocks, query.after));
  const app = createApp({
    logger: createLogger({ part: 'owner', level: 'silent' }),
    description: { title: 'owner', reader: false },
    sessionCookie: 'session',
    allowedOrigins: [],
    routes: [router],
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  const url = `http://127.0.0.1:${server.port}`;
  const owner: Owner = {
    bookings: new Map(),
    blocks: new Map(),
    ask: createServiceClient({ baseUrl: url, token: internalToken }),
    url,
    beforeAnswer: () => Promise.resolve(),
    stop: () => server.stop(),
  };
  return owner;
}
