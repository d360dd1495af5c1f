import { Router } from 'express';
import { sendChatMessage } from '@getaway/contracts/http/chat';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { sqlOf } from '@getaway/service-kit/sql';
import { storeChat } from './chat-messages.repository.ts';
import type { Database } from '../database/database.ts';
import { answerQuestion, type AssistantDeps } from './answer-question.ts';
import { countVisitor } from '../enquiries/count-visitor.ts';
import { tooManyProblem } from '../too-many-requests.problem.ts';

export function chatRoutes(
  deps: AssistantDeps & {
    database: Database;
    timeZone: string;
    now: Clock;
    guard: SessionGuard;
    /** Messages from one client address or /64 in ten minutes; 0 is without limit. */
    perCustomer: number;
  },
): Router {
  const router = Router();
  mount(router, sendChatMessage, deps.guard.requireStaff, async ({ body, request }) => {
    const now = deps.now();
    const { pool } = deps.database;
    const allowed = await countVisitor(pool, {
      purpose: 'chat',
      networks: clientNetworks(request.ip ?? ''),
      perCustomer: deps.perCustomer,
    });
    if (!allowed.ok)
      return tooManyProblem(
        allowed,
        (wait) => `That was a lot of questions at once. Please try again ${wait}.`,
      );
    const { response, links } = await answerQuestion(deps, body.message, dateInZone(now, deps.timeZone));
    await storeChat(sqlOf(pool), { message: body.message, response }, now);
    return { response, links: [...links] };
  });
  return router;
}
