import { Router } from 'express';
import {
  changeNoticeSettings as changeCall,
  readNoticeSettings as readCall,
} from '@getaway/contracts/http/owner-notices';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { changeNoticeSettings } from './change-notice-settings.ts';
import { readNoticeSettings } from './read-notice-settings.ts';

/** What the owner is emailed about. */
export function noticeSettingsRoutes(deps: {
  database: Database;
  guard: SessionGuard;
  ownerEmail: () => string;
}): Router {
  const router = Router();
  const { ownerEmail } = deps;
  mount(router, readCall, deps.guard.requireStaff, async () => ({
    ...(await readNoticeSettings(deps)),
    ownerEmail: ownerEmail(),
  }));
  mount(router, changeCall, deps.guard.requireStaff, async ({ body }) => ({
    ...(await changeNoticeSettings(deps, body)),
    ownerEmail: ownerEmail(),
  }));
  return router;
}
