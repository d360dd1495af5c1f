import { Router } from 'express';
import {
  listSuppressions as listSuppressionsCall,
  releaseSuppression as releaseSuppressionCall,
} from '@getaway/contracts/http/email-suppressions';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { MarketingPreferenceDeps } from './follow-unsubscribe-link.ts';
import { listSuppressions } from './list-suppressions.ts';
import { releaseSuppression } from './release-suppression.ts';

/** The addresses that get no marketing. */
export function suppressionRoutes(deps: MarketingPreferenceDeps & { guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listSuppressionsCall, requireStaff, async ({ query, response }) => {
    const { suppressions, count } = await listSuppressions(deps, query);
    response.set('X-Total-Count', String(count));
    return suppressions;
  });

  mount(router, releaseSuppressionCall, requireStaff, async ({ params }) =>
    (await releaseSuppression(deps, params.id)) ? undefined : noSuch('suppression'),
  );

  return router;
}
