import { Router, type Response } from 'express';
import {
  changeRatePeriod as changeCall,
  changeStayRules as changeRulesCall,
  copyRateYear as copyCall,
  createRatePeriod as createCall,
  deleteRatePeriod as deleteCall,
  deleteRatePeriods as removalsCall,
  listRateNights as nightsCall,
  listRatePeriods as listCall,
  readStayRules as readRulesCall,
} from '@getaway/contracts/http/rates';
import {
  changeStayDiscounts as changeDiscountsCall,
  readStayDiscounts as readDiscountsCall,
} from '@getaway/contracts/http/stay-discounts';
import type { Clock } from '@getaway/kernel/instant';
import { decimalFromCents } from '@getaway/kernel/money';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { listRateNights } from '../pricing/list-rate-nights.ts';
import { changeRatePeriod } from './change-rate-period.ts';
import { changeStayDiscounts } from './change-stay-discounts.ts';
import { changeStayRules } from './change-stay-rules.ts';
import { copyYear } from './copy-year.ts';
import { createRatePeriod } from './create-rate-period.ts';
import { deleteRatePeriod } from './delete-rate-period.ts';
import { listRatePeriods } from './list-rate-periods.ts';
import { removePeriods } from './remove-periods.ts';
import { showStayDiscounts } from './show-stay-discounts.ts';
import { showStayRules } from './show-stay-rules.ts';
import { periodContent } from './period-content.rules.ts';
import { faultProblem, periodOnWire } from './rates.http.ts';

const changedMeanwhile = new Problem('changed-meanwhile', {
  detail: 'Someone else changed this in the meantime. Check the current values, then save again.',
});

/** Seasons, overrides, holidays, and the rules of stays. Every quote reads the current ones. */
export function ratesRoutes(deps: {
  readonly database: Database;
  readonly guard: SessionGuard;
  readonly answers: IdempotencyStore;
  readonly now: Clock;
  readonly newId: () => string;
  readonly timeZone: string;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const { answers } = deps;
  const by = (response: Response) => ({ ...deps, actor: staffOf(response).username });

  mount(router, listCall, requireStaff, async ({ query, response }) => {
    const { periods, count } = await listRatePeriods(deps, query);
    response.set('X-Total-Count', String(count));
    return periods.map(periodOnWire);
  });

  mount(
    router,
    createCall,
    requireStaff,
    async ({ body, response }) => {
      const outcome = await createRatePeriod(by(response), body.kind, periodContent(body));
      return outcome.ok ? periodOnWire(outcome.period) : faultProblem(outcome.fault);
    },
    { answers },
  );

  mount(
    router,
    copyCall,
    requireStaff,
    async ({ body, response }) => {
      const outcome = await copyYear(by(response), body.fromYear);
      if (!outcome.ok) return faultProblem(outcome.fault);
      return { added: outcome.added.map(periodOnWire), skipped: outcome.skipped };
    },
    { answers },
  );

  mount(router, changeCall, requireStaff, async ({ params, body, response }) => {
    const read = { id: params.id, version: body.version };
    const outcome = await changeRatePeriod(by(response), read, periodContent(body));
    if (outcome.ok) return periodOnWire(outcome.period);
    if (outcome.reason === 'fault') return faultProblem(outcome.fault);
    return refusal(outcome.reason);
  });

  mount(router, deleteCall, requireStaff, async ({ params, query, response }) => {
    const outcome = await deleteRatePeriod(by(response), { id: params.id, version: query.version });
    return outcome.ok ? undefined : refusal(outcome.reason);
  });

  mount(router, removalsCall, requireStaff, ({ body, response }) =>
    removePeriods(by(response), body.periods),
  );

  mount(router, readRulesCall, requireStaff, () => showStayRules(deps));

  mount(router, changeRulesCall, requireStaff, async ({ body, response }) => {
    const outcome = await changeStayRules(by(response), body);
    if (outcome.ok) return outcome.rules;
    return outcome.reason === 'fault' ? faultProblem(outcome.fault) : changedMeanwhile;
  });

  mount(router, readDiscountsCall, requireStaff, () => showStayDiscounts(deps));

  mount(router, changeDiscountsCall, requireStaff, async ({ body, response }) => {
    const outcome = await changeStayDiscounts(by(response), body);
    if (outcome.ok) return outcome.discounts;
    return outcome.reason === 'fault' ? faultProblem(outcome.fault) : changedMeanwhile;
  });

  mount(router, nightsCall, requireStaff, async ({ query }) => {
    const outcome = await listRateNights(deps, query);
    if (!outcome.ok) return faultProblem(outcome.fault);
    return {
      nights: outcome.nights.map(({ price, sources, datedSurcharge, ...night }) => ({
        ...night,
        price: decimalFromCents(price),
        ...(sources && { sources: [...sources] }),
        ...(datedSurcharge && {
          datedSurcharge: {
            label: datedSurcharge.label,
            amount: decimalFromCents(datedSurcharge.surcharge),
          },
        }),
      })),
    };
  });

  return router;
}

function refusal(reason: 'not-found' | 'changed-meanwhile'): Problem {
  return reason === 'not-found' ? noSuch('season, override, or holiday') : changedMeanwhile;
}
