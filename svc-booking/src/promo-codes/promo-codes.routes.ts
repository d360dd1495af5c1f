import { Router } from 'express';
import {
  exportPromoCodes as exportCall,
  listPromoCodes as listCall,
} from '@getaway/contracts/http/staff-bookings';
import {
  changePromoCode as changeCall,
  createPromoCode as createCall,
  deletePromoCode as deleteCall,
} from '@getaway/contracts/http/staff-promo-codes';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { createPromoCode } from './create-promo-code.ts';
import { deletePromoCode } from './delete-promo-code.ts';
import { exportPromoCodes } from './export-promo-codes.ts';
import { listPromoCodes } from './list-promo-codes.ts';
import { promoOnWire } from './promo-on-wire.rules.ts';
import type { StaffPromoCode } from './staff-promo-code.rules.ts';
import { updatePromoCode, type UpdatePromoCodeOutcome } from './update-promo-code.ts';

/** The promotion codes for staff. */
export function promoCodeRoutes(deps: {
  database: Database;
  guard: SessionGuard;
  now: Clock;
  timeZone: string;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listCall, requireStaff, async ({ query, response }) => {
    const { codes, count } = await listPromoCodes(deps, query);
    response.set('X-Total-Count', String(count));
    return codes.map(staffPromoCode);
  });

  mountFile(router, exportCall, requireStaff, async ({ query }) => {
    const content = await exportPromoCodes(deps, query);
    return { name: `promo-codes-${dateInZone(deps.now(), deps.timeZone)}.csv`, content };
  });

  mount(router, createCall, requireStaff, async ({ body }) => {
    const { maxUses = null, expiresAt = null } = body;
    const { shownTitle = null, shownText = null, shownFrom = null, shownUntil = null } = body;
    const shown = { shownTitle, shownText, shownFrom, shownUntil };
    const outcome = await createPromoCode(deps, { ...body, maxUses, expiresAt, ...shown });
    return outcome.ok ? staffPromoCode(outcome.code) : promoCodeProblem(outcome);
  });

  mount(router, changeCall, requireStaff, async ({ params, body }) => {
    const outcome = await updatePromoCode(deps, params.id, body);
    return outcome.ok ? staffPromoCode(outcome.code) : promoCodeProblem(outcome);
  });

  mount(router, deleteCall, requireStaff, async ({ params }) =>
    (await deletePromoCode(deps, params.id)) ? undefined : noSuch('promotion code'),
  );

  return router;
}

function staffPromoCode({ promo, source, shown }: StaffPromoCode) {
  return {
    id: promo.id,
    ...promoOnWire(promo),
    isActive: promo.isActive,
    weekdaysOnly: promo.weekdaysOnly,
    maxUses: promo.maxUses,
    uses: promo.uses,
    expiresAt: promo.expiresAt?.toISOString() ?? null,
    source,
    ...shown,
  };
}

function promoCodeProblem(outcome: UpdatePromoCodeOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return noSuch('promotion code');
    case 'changed':
      return new Problem('changed-meanwhile', {
        detail: 'Someone else changed this code after you opened it. Nothing was overwritten.',
      });
    case 'already-exists':
      return new Problem('already-exists', { detail: 'This promo code already exists' });
    case 'terms':
      return new Problem('invalid-request', {
        detail: `${outcome.fault.path}: ${outcome.fault.message}`,
        errors: [outcome.fault],
      });
  }
}
