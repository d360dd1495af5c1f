import { Router, type Request } from 'express';
import { hideSetup, markSetupStep, readSetup, tryCardKeys, type Setup } from '@getaway/contracts/http/setup';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { readSetupFacts, writeSetupHidden, writeSetupMark } from './setup.repository.ts';
import type { CardMode } from '../payments/card-keys.client.ts';

/** The setup progress of the site, and the marks that staff set. */
export function setupRoutes(deps: {
  database: Database;
  now: Clock;
  guard: SessionGuard;
  isDemo: boolean;
  hasOwnHouse: boolean;
  cardMode: CardMode;
  tryKeys: () => Promise<{ ok: true } | { ok: false; reason: string }>;
}): Router {
  const router = Router();
  const { guard, isDemo, hasOwnHouse, cardMode } = deps;
  const { prisma } = deps.database;

  const setupFor = async (request: Request): Promise<Setup | Problem> => {
    const staff = await guard.identify(request);
    if (!staff) return new Problem('unauthenticated');
    const { lastCardNoticeAt, ...facts } = await readSetupFacts(prisma, staff.sub);
    return {
      isDemo,
      hasOwnHouse,
      cardMode,
      ...facts,
      marks: [...facts.marks],
      lastCardNoticeAt: lastCardNoticeAt?.toISOString() ?? null,
    };
  };

  mount(router, readSetup, guard.requireStaff, ({ request }) => setupFor(request));

  mount(router, markSetupStep, guard.requireStaff, async ({ params, body, request }) => {
    await writeSetupMark(prisma, params.step, body.mark, deps.now());
    return setupFor(request);
  });

  mount(router, hideSetup, guard.requireStaff, async ({ body, request }) => {
    await writeSetupHidden(prisma, body.isHidden, deps.now());
    return setupFor(request);
  });

  mount(router, tryCardKeys, guard.requireStaff, async () => {
    const answer = await deps.tryKeys();
    if (answer.ok && cardMode === 'live') await writeSetupMark(prisma, 'payments', 'done', deps.now());
    return { ok: answer.ok, cardMode, reason: answer.ok ? '' : answer.reason };
  });

  return router;
}
