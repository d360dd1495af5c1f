import { Router } from 'express';
import type pg from 'pg';
import type { BookingState } from '@getaway/contracts/events/booking';
import {
  listStayMessages as listCall,
  sendStayMessage as sendCall,
} from '@getaway/contracts/http/stay-messages';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { StayLinks } from '@getaway/service-kit/stay-links/open-stay';
import { tooManyOf, withStay } from '@getaway/service-kit/stay-links/with-stay';
import { listStayMessages } from './list-stay-messages.ts';
import { receiveStayMessage, type StayMessageDeps } from './receive-stay-message.ts';

/** The conversation on the page of a stay. */
export function stayMessageRoutes(
  deps: StayMessageDeps & {
    guard: SessionGuard;
    pool: pg.Pool;
    /** As svc-booking knows them at the moment. */
    openLinks: StayLinks<BookingState>;
    /** Whether svc-booking knows the link of a booking that has not arrived here. */
    isAwaited: (hash: string) => Promise<boolean>;
  },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const access = { pool: deps.pool, stayLinks: deps.openLinks, isAwaited: deps.isAwaited };

  mount(router, listCall, requireStaff, ({ request }) =>
    withStay(access, request, async ({ entityId }) => ({ messages: await listStayMessages(deps, entityId) })),
  );

  mount(router, sendCall, requireStaff, ({ body, request, correlationId }) =>
    withStay(access, request, async (booking) => {
      const key = request.get('idempotency-key');
      // A guest with two bookings may repeat a key.
      const idempotencyKey = key === undefined ? null : `${booking.entityId}:${key}`;
      const outcome = await receiveStayMessage(deps, booking, { ...body, idempotencyKey, correlationId });
      return outcome.ok ? outcome.message : tooManyOf('messages at once', outcome);
    }),
  );

  return router;
}
