import { Router } from 'express';
import { explainNight as explainCall, readCalendar } from '@getaway/contracts/http/calendar';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { explainNight } from './explain-night.ts';
import { viewCalendar } from './view-calendar.ts';

/** The calendar of the back office. */
export function calendarRoutes(deps: { database: Database; guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const sql = sqlOfPrisma(deps.database.prisma);

  mount(router, readCalendar, requireStaff, ({ query }) => viewCalendar(sql, query));
  mount(router, explainCall, requireStaff, ({ query }) => explainNight(sql, query.date));

  return router;
}
