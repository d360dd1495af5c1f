import { Router } from 'express';
import { sendChatMessage } from '@getaway/contracts/http/chat';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { tooManyProblem } from '../too-many-requests.problem.ts';
import { receiveQuestion, type ChatDeps } from './receive-question.ts';

export function chatRoutes(deps: ChatDeps & { guard: SessionGuard }): Router {
  const router = Router();
  mount(router, sendChatMessage, deps.guard.requireStaff, async ({ body, request }) => {
    const networks = clientNetworks(request.ip ?? '');
    const answered = await receiveQuestion(deps, { message: body.message, networks });
    if (!answered.ok)
      return tooManyProblem(
        answered,
        (wait) => `That was a lot of questions at once. Please try again ${wait}.`,
      );
    const { response, links, calendar } = answered.reply;
    return { response, links: [...links], ...(calendar && { calendar }) };
  });
  return router;
}
