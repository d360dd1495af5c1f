import { Router } from 'express';
import type { SampleSection } from '@getaway/contracts/http/house-sections';
import {
  hideSetup as hideCall,
  markSetupStep as markCall,
  readSetup as readCall,
  tryCardKeys as tryCall,
  type Setup,
} from '@getaway/contracts/http/setup';
import { hasEntryCodes, type WithEntry } from '@getaway/property/entry';
import type { Clock } from '@getaway/kernel/instant';
import { usualMoneyRules, type MoneyRules } from '@getaway/kernel/money-rules';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import type { CardMode } from '../payments/card-keys.client.ts';
import { hideSetup } from './hide-setup.ts';
import { markSetupStep } from './mark-setup-step.ts';
import { readSetup } from './read-setup.ts';
import type { SetupFacts } from './setup-facts.rules.ts';
import { tryCardKeys, type TryKeys } from './try-card-keys.ts';

interface WithWeekdayOffer {
  readonly policies: { readonly weekdayPage: boolean; readonly money: Pick<MoneyRules, 'newsletterOffer'> };
}

/** The setup progress of the site, and the marks that staff set. */
export function setupRoutes(deps: {
  database: Database;
  now: Clock;
  guard: SessionGuard;
  isDemo: boolean;
  hasOwnHouse: () => boolean;
  property: WithEntry & WithWeekdayOffer;
  /** The sections of the published house that still show the sample. */
  sampleSections: () => Promise<SampleSection[]>;
  cardMode: CardMode;
  tryKeys: TryKeys;
}): Router {
  const router = Router();
  const { guard, isDemo, hasOwnHouse, property, sampleSections, cardMode } = deps;
  const { requireStaff } = guard;

  const shown = async ({ lastCardNoticeAt, lastCardPaymentAt, ...facts }: SetupFacts): Promise<Setup> => ({
    isDemo,
    hasOwnHouse: hasOwnHouse(),
    hasEntryCodes: hasEntryCodes(property),
    fromSample: await sampleSections(),
    ...unchangedOffer(property),
    cardMode,
    ...facts,
    marks: [...facts.marks],
    lastCardNoticeAt: lastCardNoticeAt?.toISOString() ?? null,
    lastCardPaymentAt: lastCardPaymentAt?.toISOString() ?? null,
  });

  mount(router, readCall, requireStaff, async ({ request }) => {
    const staff = await guard.identify(request);
    return staff ? shown(await readSetup(deps, staff.sub)) : new Problem('unauthenticated');
  });

  mount(router, markCall, requireStaff, async ({ params, body, request }) => {
    const staff = await guard.identify(request);
    if (!staff) return new Problem('unauthenticated');
    return shown(await markSetupStep(deps, { adminId: staff.sub, step: params.step, mark: body.mark }));
  });

  mount(router, hideCall, requireStaff, async ({ body, request }) => {
    const staff = await guard.identify(request);
    if (!staff) return new Problem('unauthenticated');
    return shown(await hideSetup(deps, { adminId: staff.sub, isHidden: body.isHidden }));
  });

  mount(router, tryCall, requireStaff, async () => {
    const answer = await tryCardKeys(deps);
    return { ok: answer.ok, cardMode, reason: answer.ok ? '' : answer.reason };
  });

  return router;
}

function unchangedOffer({ policies }: WithWeekdayOffer): Pick<Setup, 'unchangedOffer'> {
  const { newsletterOffer } = policies.money;
  if (!policies.weekdayPage || newsletterOffer !== usualMoneyRules.newsletterOffer) return {};
  return { unchangedOffer: newsletterOffer.toFixed(2) };
}
