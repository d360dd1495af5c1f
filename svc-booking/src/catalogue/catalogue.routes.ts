import { Router, type Request } from 'express';
import { listAddOnServices, listPackages, readPackage } from '@getaway/contracts/http/catalogue';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { findPackage, pageOfPackages, pageOfServices } from './catalogue.repository.ts';
import type { Database } from '../database/database.ts';

/** Guests see what is offered; staff also see what is not. */
export function catalogueRoutes(deps: { database: Database; guard: SessionGuard }): Router {
  const router = Router();
  const { prisma } = deps.database;
  const { requireStaff } = deps.guard;
  const scopeOf = async (request: Request) => ((await deps.guard.identify(request)) ? 'all' : 'offered');

  mount(router, listAddOnServices, requireStaff, async ({ request, query, response }) => {
    const { services, count } = await pageOfServices(prisma, await scopeOf(request), query);
    response.set('X-Total-Count', String(count));
    return services;
  });
  mount(router, listPackages, requireStaff, async ({ request, query, response }) => {
    const { packages, count } = await pageOfPackages(prisma, await scopeOf(request), query);
    response.set('X-Total-Count', String(count));
    return packages;
  });
  mount(
    router,
    readPackage,
    requireStaff,
    async ({ params, request }) =>
      (await findPackage(prisma, params.id, await scopeOf(request))) ??
      new Problem('not-found', { detail: 'No such package' }),
  );
  return router;
}
