import { Router } from 'express';
import type pg from 'pg';
import {
  changeNewsletterSubscriber,
  deleteNewsletterSubscriber,
  listNewsletterSubscribers,
} from '@getaway/contracts/http/newsletter-subscribers';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { sqlOf } from '@getaway/service-kit/sql';
import { changeSubscriber } from './change-subscriber.ts';
import { deleteSubscriber } from './delete-subscriber.ts';
import { listSubscribers } from './list-subscribers.ts';

/** Staff's actions on newsletter subscribers. */
export function newsletterSubscriberRoutes(deps: { pool: pg.Pool; guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const sql = sqlOf(deps.pool);

  mount(router, listNewsletterSubscribers, requireStaff, async ({ query, response }) => {
    const { subscribers, count } = await listSubscribers(sql, query);
    response.set('X-Total-Count', String(count));
    return subscribers;
  });

  mount(router, changeNewsletterSubscriber, requireStaff, async ({ params, body }) => {
    const changed = await changeSubscriber(sql, params.id, body);
    if (changed === undefined) return noSuch('subscriber');
    if (changed !== 'already-exists') return changed;
    const message = 'A subscriber with this email already exists';
    return new Problem('already-exists', { detail: message, errors: [{ path: 'email', message }] });
  });

  mount(router, deleteNewsletterSubscriber, requireStaff, async ({ params }) =>
    (await deleteSubscriber(sql, params.id)) ? undefined : noSuch('subscriber'),
  );

  return router;
}
