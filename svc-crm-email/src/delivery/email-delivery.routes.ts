import { Router } from 'express';
import {
  readEmailDelivery,
  retryFailedSends as retryFailedSendsCall,
  tryEmailDelivery,
} from '@getaway/contracts/http/email-delivery';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { readDelivery, type DeliveryDeps } from './read-delivery.ts';
import { retryFailedSends } from './retry-failed-sends.ts';
import { tryDelivery } from './try-delivery.ts';

/** Whether emails are being sent, and staff's actions on failed ones. */
export function emailDeliveryRoutes(deps: DeliveryDeps & { guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, readEmailDelivery, requireStaff, () => readDelivery(deps));
  mount(router, tryEmailDelivery, requireStaff, () => tryDelivery(deps));
  mount(router, retryFailedSendsCall, requireStaff, async () => ({ retried: await retryFailedSends(deps) }));

  return router;
}
