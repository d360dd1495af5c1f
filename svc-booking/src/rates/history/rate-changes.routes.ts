import { Router } from 'express';
import {
  listRateChanges as listCall,
  mostListedPeriods,
  undoRateChange as undoCall,
  type RateChangeOnWire,
} from '@getaway/contracts/http/rate-changes';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../../database/database.ts';
import { periodOnWire } from '../rates.http.ts';
import { listRateChanges } from './list-rate-changes.ts';
import type { RateChange } from './rate-change.rules.ts';
import { undoRateChange } from './undo-rate-change.ts';

const pageSize = 50;

/** What changed about rates, and the way back. */
export function rateChangesRoutes(deps: {
  readonly database: Database;
  readonly guard: SessionGuard;
  readonly now: Clock;
  readonly newId: () => string;
  readonly timeZone: string;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listCall, requireStaff, async ({ query, response }) => {
    const { limit = pageSize, offset = 0 } = query;
    const { changes, count } = await listRateChanges(deps, { limit, offset });
    response.set('X-Total-Count', String(count));
    return changes.map(changeOnWire);
  });

  mount(router, undoCall, requireStaff, async ({ params, response }) => {
    const outcome = await undoRateChange({ ...deps, actor: staffOf(response).username }, params.id);
    if (outcome.ok) return { undone: outcome.undone, kept: outcome.kept };
    if (outcome.reason === 'not-found') return noSuch('change of rates');
    if (outcome.reason === 'fault') return new Problem('invalid-request', { detail: outcome.message });
    const detail =
      outcome.reason === 'undone-before'
        ? 'Somebody has undone this already.'
        : 'All of this has changed again since. Undo the newer change first.';
    return new Problem('changed-meanwhile', { detail });
  });

  return router;
}

function changeOnWire({ periods, rules, discounts, undoneAt, ...change }: RateChange): RateChangeOnWire {
  const { id, actor, action, at } = change;
  return {
    ...{ id, actor, action, at: at.toISOString(), isUndone: undoneAt !== null, periodCount: periods.length },
    periods: periods.slice(0, mostListedPeriods).map(({ before, after }) => ({
      before: before && periodOnWire(before),
      after: after && periodOnWire(after),
    })),
    ...(rules && { rules }),
    ...(discounts && { discounts }),
  };
}
