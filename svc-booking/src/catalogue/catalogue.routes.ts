import { Router, type Request } from 'express';
import {
  listAddOnServices,
  listPackages as packagesCall,
  readPackage,
} from '@getaway/contracts/http/catalogue';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { findPackage } from './find-package.ts';
import { listPackages } from './list-packages.ts';
import { listServices } from './list-services.ts';

/** Guests see what is offered; staff also see what is not. */
export function catalogueRoutes(deps: { database: Database; guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const scopeOf = async (request: Request) => ((await deps.guard.identify(request)) ? 'all' : 'offered');

  mount(router, listAddOnServices, requireStaff, async ({ request, query, response }) => {
    const { services, count } = await listServices(deps, await scopeOf(request), query);
    response.set('X-Total-Count', String(count));
    return services;
  });
  mount(router, packagesCall, requireStaff, async ({ request, query, response }) => {
    const { packages, count } = await listPackages(deps, await scopeOf(request), query);
    response.set('X-Total-Count', String(count));
    return packages;
  });
  mount(
    router,
    readPackage,
    requireStaff,
    async ({ params, request }) =>
      (await findPackage(deps, params.id, await scopeOf(request))) ?? noSuch('package'),
  );
  return router;
}
