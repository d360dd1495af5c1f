import { Router, type Request } from 'express';
import {
  changeThread as changeCall,
  countUnreadThreads as countCall,
  exportMessages as exportCall,
  listThreads as listCall,
  markThreadRead as markReadCall,
  markThreadUnread as markUnreadCall,
  readThread as readCall,
  replyToThread as replyCall,
  startThread as startCall,
} from '@getaway/contracts/http/inbox';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import { changeThread } from './change-thread.ts';
import { countUnreadThreads } from './count-unread-threads.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { exportMessages } from './export-messages.ts';
import { listThreads } from './list-threads.ts';
import { markThreadRead } from './mark-thread-read.ts';
import { markThreadUnread } from './mark-thread-unread.ts';
import { readThread } from './read-thread.ts';
import { replyToThread, type ReplyOutcome } from './reply-to-thread.ts';
import type { ReplyDeps } from './send-reply.ts';
import { startThread } from './start-thread.ts';

/** The conversations with guests. */
export function inboxRoutes(deps: InboxDeps & ReplyDeps & { guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listCall, requireStaff, async ({ query, response }) => {
    const { threads, count } = await listThreads(deps, query);
    response.set('X-Total-Count', String(count));
    return threads;
  });

  // Its address comes before those of single threads.
  mountFile(router, exportCall, requireStaff, async ({ query }) => {
    const content = await exportMessages(deps, query);
    return { name: `messages-${dateInZone(deps.now(), deps.timeZone)}.csv`, content };
  });

  mount(
    router,
    readCall,
    requireStaff,
    async ({ params, query }) => (await readThread(deps, params.id, query.before)) ?? noSuch('thread'),
  );

  mount(router, startCall, requireStaff, async ({ body, request, response }) => {
    const { guestId, bookingId = '', subject = null, text } = body;
    const to = guestId === undefined ? { bookingId } : { guestId };
    const author = staffOf(response).username;
    const outcome = await startThread(deps, to, { subject, text, author, idempotencyKey: keyOf(request) });
    return answerOf(outcome, guestId === undefined ? 'booking' : 'guest');
  });

  mount(router, replyCall, requireStaff, async ({ params, body, request, response }) => {
    const author = staffOf(response).username;
    const outcome = await replyToThread(deps, params.id, { ...body, author, idempotencyKey: keyOf(request) });
    return answerOf(outcome, 'thread');
  });

  mount(
    router,
    changeCall,
    requireStaff,
    async ({ params, body }) => (await changeThread(deps, params.id, body.status)) ?? noSuch('thread'),
  );

  mount(
    router,
    markReadCall,
    requireStaff,
    async ({ params, body }) => (await markThreadRead(deps, params.id, body.upTo)) ?? noSuch('thread'),
  );

  mount(
    router,
    markUnreadCall,
    requireStaff,
    async ({ params }) => (await markThreadUnread(deps, params.id)) ?? noSuch('thread'),
  );

  mount(router, countCall, requireStaff, async () => ({ threads: await countUnreadThreads(deps) }));

  return router;
}

/** Apart from the keys that guests send. */
function keyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  return key === undefined ? null : `staff:${key}`;
}

function answerOf(
  outcome: ReplyOutcome,
  to: 'thread' | 'guest' | 'booking',
): Problem | Pick<ReplyOutcome & { ok: true }, 'thread' | 'message'> {
  if (outcome.ok) return { thread: outcome.thread, message: outcome.message };
  if (outcome.reason === 'not-found') return noSuch(to);
  return new Problem('not-offered', { detail: 'This guest’s personal data was erased' });
}
