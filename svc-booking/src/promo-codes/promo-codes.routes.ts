import { Router } from 'express';
import { listPromoCodes } from '@getaway/contracts/http/staff-bookings';
import { changePromoCode, createPromoCode, deletePromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import {
  deletePromoCode as remove,
  pageOfPromoCodes,
  type StaffPromoCode,
} from './staff-promo-codes.repository.ts';
import { changePromoCode as change, type ChangePromoCodeOutcome } from './update-promo-code.ts';
import { createPromoCode as create } from './create-promo-code.ts';
import { promoOnWire } from './promo-on-wire.rules.ts';

/** The promotion codes for staff. */
export function promoCodeRoutes(deps: { database: Database; guard: SessionGuard }): Router {
  const router = Router();
  const { prisma } = deps.database;
  const { requireStaff } = deps.guard;

  mount(router, listPromoCodes, requireStaff, async ({ query, response }) => {
    const { codes, count } = await pageOfPromoCodes(prisma, { ...query, source: query.source ?? 'staff' });
    response.set('X-Total-Count', String(count));
    return codes.map(staffPromoCode);
  });

  mount(router, createPromoCode, requireStaff, async ({ body }) => {
    const { maxUses = null, expiresAt = null } = body;
    const outcome = await create(deps, { ...body, maxUses, expiresAt });
    return outcome.ok ? staffPromoCode(outcome.code) : promoCodeProblem(outcome);
  });

  mount(router, changePromoCode, requireStaff, async ({ params, body }) => {
    const outcome = await change(deps, params.id, body);
    return outcome.ok ? staffPromoCode(outcome.code) : promoCodeProblem(outcome);
  });

  mount(router, deletePromoCode, requireStaff, async ({ params }) =>
    (await remove(prisma, params.id)) ? undefined : noSuchCode(),
  );

  return router;
}

function staffPromoCode({ promo, source }: StaffPromoCode) {
  return {
    id: promo.id,
    ...promoOnWire(promo),
    isActive: promo.isActive,
    weekdaysOnly: promo.weekdaysOnly,
    maxUses: promo.maxUses,
    uses: promo.uses,
    expiresAt: promo.expiresAt?.toISOString() ?? null,
    source,
  };
}

function promoCodeProblem(outcome: ChangePromoCodeOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return noSuchCode();
    case 'already-exists':
      return new Problem('already-exists', { detail: 'This promo code already exists' });
    case 'terms':
      return new Problem('invalid-request', {
        detail: `${outcome.fault.path}: ${outcome.fault.message}`,
        errors: [outcome.fault],
      });
  }
}

function noSuchCode(): Problem {
  return new Problem('not-found', { detail: 'No such promotion code' });
}
