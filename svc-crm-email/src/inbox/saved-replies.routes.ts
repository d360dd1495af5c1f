import { Router, type Response } from 'express';
import {
  changeSavedReply as changeCall,
  createSavedReply as createCall,
  deleteSavedReply as deleteCall,
  fillSavedReply as fillCall,
  listSavedReplies as listCall,
} from '@getaway/contracts/http/inbox';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import { invalidFields } from '../invalid-fields.problem.ts';
import type { TemplateRenderer } from '../templates/rendering/template-renderer.ts';
import { changeSavedReply } from './change-saved-reply.ts';
import { createSavedReply } from './create-saved-reply.ts';
import { fillSavedReply, type FillDeps } from './fill-saved-reply.ts';
import { listSavedReplies } from './list-saved-replies.ts';
import { removeSavedReply } from './remove-saved-reply.ts';
import type { SavedReplyOutcome } from './saved-reply.rules.ts';

/** Replies that staff use again and again. */
export function savedReplyRoutes(
  deps: Omit<FillDeps, 'templates'> & { templates: TemplateRenderer; guard: SessionGuard },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const by = (response: Response): FillDeps => ({
    ...deps,
    templates: deps.templates.forStaff(staffOf(response).sid),
  });

  mount(router, listCall, requireStaff, async ({ query, response }) => {
    const { savedReplies, count } = await listSavedReplies(deps, query);
    response.set('X-Total-Count', String(count));
    return savedReplies;
  });

  mount(router, createCall, requireStaff, async ({ body, response }) => {
    const outcome = await createSavedReply(by(response), body);
    return outcome.ok ? outcome.savedReply : savedReplyProblem(outcome);
  });

  mount(router, changeCall, requireStaff, async ({ params, body, response }) => {
    const outcome = await changeSavedReply(by(response), params.id, body);
    return outcome.ok ? outcome.savedReply : savedReplyProblem(outcome);
  });

  mount(router, deleteCall, requireStaff, async ({ params }) =>
    (await removeSavedReply(deps, params.id)) ? undefined : noSuch('saved reply'),
  );

  mount(router, fillCall, requireStaff, async ({ params, body, response }) => {
    const { guestId, bookingId } = body;
    const whom = guestId === undefined ? { bookingId: bookingId ?? '' } : { guestId };
    const outcome = await fillSavedReply(by(response), params.id, whom);
    if (outcome.ok) return { text: outcome.text };
    if (outcome.reason === 'invalid') return invalidFields(outcome.errors);
    return noSuch(whatIsMissing[outcome.reason]);
  });

  return router;
}

const whatIsMissing = { 'no-guest': 'guest', 'no-booking': 'booking', 'no-reply': 'saved reply' } as const;

function savedReplyProblem(outcome: SavedReplyOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'invalid':
      return invalidFields(outcome.errors);
    case 'not-found':
      return noSuch('saved reply');
    case 'changed':
      return new Problem('changed-meanwhile', {
        detail: 'Someone else saved this reply after you opened it. Nothing was overwritten.',
      });
    case 'name-taken': {
      const message = 'Another saved reply has this name';
      return new Problem('already-exists', { detail: message, errors: [{ path: 'name', message }] });
    }
    default:
      return outcome satisfies never;
  }
}
