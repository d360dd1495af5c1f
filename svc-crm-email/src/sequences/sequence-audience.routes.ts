import { Router } from 'express';
import { previewSequenceAudience } from '@getaway/contracts/http/sequence-audience';
import { mount } from '@getaway/service-kit/http/mount';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { TemplateRenderer } from '../templates/rendering/template-renderer.ts';
import { addStep, changeStep } from './arrange-steps.ts';
import { previewAudience } from './find-audience.ts';
import { reorderSteps } from './reorder-steps.ts';
import { changeSequence } from './save-sequence.ts';
import type { TemplateDeps } from '../templates/save-template.ts';
import { reorderProblem, sequenceProblem, stepProblem } from './sequence.problem.ts';
import { daysOf } from './trigger-days.http.ts';

/** The audience of a change of a sequence. */
export function sequenceAudienceRoutes(
  deps: Omit<TemplateDeps, 'templates'> & { templates: TemplateRenderer; guard: SessionGuard },
): Router {
  const router = Router();

  mount(
    router,
    previewSequenceAudience,
    deps.guard.requireStaff,
    async ({ params: { id }, body, response }) => {
      const by: TemplateDeps = { ...deps, templates: deps.templates.forStaff(staffOf(response).sid) };
      const { addStep: added, changeStep: changed, reorder: updates, ...fields } = body;
      if (added) {
        const step = {
          ...added,
          sequenceId: id,
          stepNumber: 'last' as const,
          overrideSubject: null,
          overrideHtmlContent: null,
          overrideTextContent: null,
          isActive: true,
        };
        const tried = await previewAudience((request) => addStep(by, step, request));
        return 'token' in tried ? tried : stepProblem(refused(tried));
      }
      if (changed) {
        const { id: linkId, ...changes } = changed;
        const tried = await previewAudience((request) => changeStep(by, linkId, changes, request));
        return 'token' in tried ? tried : stepProblem(refused(tried));
      }
      if (updates) {
        const order = { updates, sequenceId: id };
        const tried = await previewAudience((request) => reorderSteps(deps, order, request));
        return 'token' in tried ? tried : reorderProblem(refused(tried));
      }
      const changes = { ...fields, triggerValue: daysOf(fields.triggerValue) };
      const tried = await previewAudience((request) => changeSequence(deps, id, changes, request));
      return 'token' in tried ? tried : sequenceProblem(refused(tried));
    },
  );

  return router;
}

/** A dry run never succeeds: it is refused or rolled back. */
function refused<Outcome extends { readonly ok: boolean }>(outcome: Outcome): Outcome & { ok: false } {
  if (outcome.ok) throw new Error('A change was made that should only have been tried');
  return outcome as Outcome & { ok: false };
}
