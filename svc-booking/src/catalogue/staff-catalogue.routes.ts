import { Router } from 'express';
import {
  changeAddOnService,
  changePackage,
  createAddOnService,
  createPackage,
  deleteAddOnService,
  deletePackage,
} from '@getaway/contracts/http/staff-catalogue';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { earlyCheckInFault, type StayHours } from '../availability/stay-hours.rules.ts';
import {
  deletePackage as removePackage,
  deleteService,
  insertService,
  updateService,
} from './staff-catalogue.repository.ts';
import { changePackage as change, createPackage as create, type SavePackageOutcome } from './save-package.ts';

/** The catalog for staff. */
export function staffCatalogueRoutes(deps: {
  database: Database;
  guard: SessionGuard;
  usualHours: StayHours;
}): Router {
  const router = Router();
  const { prisma } = deps.database;
  const { requireStaff } = deps.guard;

  mount(router, createAddOnService, requireStaff, async ({ body }) => {
    return checkInFromProblem(body, deps.usualHours) ?? insertService(prisma, body);
  });
  mount(router, changeAddOnService, requireStaff, async ({ params, body }) => {
    const problem = checkInFromProblem(body, deps.usualHours);
    return problem ?? (await updateService(prisma, params.id, body)) ?? noSuch('service');
  });
  mount(router, deleteAddOnService, requireStaff, async ({ params }) =>
    (await deleteService(prisma, params.id)) ? undefined : noSuch('service'),
  );

  mount(router, createPackage, requireStaff, async ({ body }) => {
    const { compareAtPrice = null, badge = null } = body;
    const outcome = await create(deps, { ...body, compareAtPrice, badge });
    return outcome.ok ? outcome.saved : packageProblem(outcome);
  });
  mount(router, changePackage, requireStaff, async ({ params, body }) => {
    const outcome = await change(deps, params.id, body);
    return outcome.ok ? outcome.saved : packageProblem(outcome);
  });
  mount(router, deletePackage, requireStaff, async ({ params }) =>
    (await removePackage(prisma, params.id)) ? undefined : noSuch('package'),
  );

  return router;
}

function checkInFromProblem(
  { checkInFrom }: { checkInFrom?: string | null | undefined },
  usual: StayHours,
): Problem | undefined {
  const message = checkInFrom ? earlyCheckInFault(checkInFrom, usual) : undefined;
  if (message === undefined) return undefined;
  return new Problem('invalid-request', { detail: message, errors: [{ path: 'checkInFrom', message }] });
}

function packageProblem(outcome: SavePackageOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return noSuch('package');
    case 'unknown-services': {
      const message = `No such service: ${outcome.ids.join(', ')}`;
      return new Problem('not-offered', { detail: message, errors: [{ path: 'serviceIds', message }] });
    }
  }
}

function noSuch(thing: 'service' | 'package'): Problem {
  return new Problem('not-found', { detail: `No such ${thing}` });
}
