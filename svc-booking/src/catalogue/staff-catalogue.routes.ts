import { Router } from 'express';
import {
  changeAddOnService,
  changePackage,
  createAddOnService,
  createPackage as createPackageCall,
  deleteAddOnService,
  deletePackage as deletePackageCall,
  exportAddOnServices as exportServicesCall,
  exportPackages as exportPackagesCall,
} from '@getaway/contracts/http/staff-catalogue';
import type { Clock } from '@getaway/kernel/instant';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { StayHours } from '../availability/stay-hours.rules.ts';
import type { Database } from '../database/database.ts';
import type { SavePackageOutcome, SaveServiceOutcome } from './catalogue-content.rules.ts';
import { changedMeanwhile } from './changed-meanwhile.problem.ts';
import { createPackage } from './create-package.ts';
import { createService } from './create-service.ts';
import { deletePackage } from './delete-package.ts';
import { deleteService } from './delete-service.ts';
import { exportPackages } from './export-packages.ts';
import { exportServices } from './export-services.ts';
import { updatePackage } from './update-package.ts';
import { updateService } from './update-service.ts';

/** The catalog for staff. */
export function staffCatalogueRoutes(deps: {
  database: Database;
  guard: SessionGuard;
  usualHours: StayHours;
  now: Clock;
  timeZone: string;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const today = (): string => dateInZone(deps.now(), deps.timeZone);

  mountFile(router, exportServicesCall, requireStaff, async () => ({
    ...{ name: `services-${today()}.csv`, content: await exportServices(deps) },
  }));
  mountFile(router, exportPackagesCall, requireStaff, async () => ({
    ...{ name: `packages-${today()}.csv`, content: await exportPackages(deps) },
  }));

  mount(router, createAddOnService, requireStaff, async ({ body }) => {
    const outcome = await createService(deps, body);
    return outcome.ok ? outcome.saved : serviceProblem(outcome);
  });
  mount(router, changeAddOnService, requireStaff, async ({ params, body }) => {
    const outcome = await updateService(deps, params.id, body);
    return outcome.ok ? outcome.saved : serviceProblem(outcome);
  });
  mount(router, deleteAddOnService, requireStaff, async ({ params }) =>
    (await deleteService(deps, params.id)) ? undefined : noSuch('service'),
  );

  mount(router, createPackageCall, requireStaff, async ({ body }) => {
    const { compareAtPrice = null, badge = null } = body;
    const outcome = await createPackage(deps, { ...body, compareAtPrice, badge });
    return outcome.ok ? outcome.saved : packageProblem(outcome);
  });
  mount(router, changePackage, requireStaff, async ({ params, body }) => {
    const outcome = await updatePackage(deps, params.id, body);
    return outcome.ok ? outcome.saved : packageProblem(outcome);
  });
  mount(router, deletePackageCall, requireStaff, async ({ params }) =>
    (await deletePackage(deps, params.id)) ? undefined : noSuch('package'),
  );

  return router;
}

function serviceProblem(outcome: SaveServiceOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return noSuch('service');
    case 'changed':
      return changedMeanwhile(outcome.newest);
    case 'check-in-from': {
      const { message } = outcome;
      return new Problem('invalid-request', {
        detail: message,
        errors: [{ path: 'checkInFrom', message }],
      });
    }
  }
}

function packageProblem(outcome: SavePackageOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return noSuch('package');
    case 'changed':
      return changedMeanwhile(outcome.newest);
    case 'unknown-services': {
      const message = `No such service: ${outcome.ids.join(', ')}`;
      return new Problem('not-offered', { detail: message, errors: [{ path: 'serviceIds', message }] });
    }
  }
}
