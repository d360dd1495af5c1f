import { Router } from 'express';
import type pg from 'pg';
import {
  changeNewsletterSettings as changeCall,
  readNewsletterSettings as readCall,
} from '@getaway/contracts/http/newsletter-settings';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { sqlOf } from '@getaway/service-kit/sql';
import { changeNewsletterSettings } from './change-newsletter-settings.ts';
import { readNewsletterSettings } from './read-newsletter-settings.ts';

/** How people sign up for the newsletter. */
export function newsletterSettingsRoutes(deps: { pool: pg.Pool; guard: SessionGuard }): Router {
  const router = Router();
  const sql = sqlOf(deps.pool);
  mount(router, readCall, deps.guard.requireStaff, () => readNewsletterSettings(sql));
  mount(router, changeCall, deps.guard.requireStaff, ({ body }) => changeNewsletterSettings(sql, body));
  return router;
}
