import { Router } from 'express';
import type { ParsedBody } from '@getaway/contracts/http/call';
import { previewSequenceAudience } from '@getaway/contracts/http/sequence-audience';
import { mount } from '@getaway/service-kit/http/mount';
import type { Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { TemplateRenderer } from '../templates/rendering/template-renderer.ts';
import type { TemplateDeps } from '../templates/template-outcome.ts';
import { previewChange, type PreviewedChange, type SequenceChange } from './preview-change.ts';
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
      const previewed = await previewChange(by, changeIn(id, body));
      return previewed.ok ? previewed.audience : problemOf(previewed);
    },
  );

  return router;
}

function changeIn(id: string, body: ParsedBody<typeof previewSequenceAudience>): SequenceChange {
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
    return { kind: 'add-step', step };
  }
  if (changed) {
    const { id: linkId, ...changes } = changed;
    return { kind: 'change-step', id: linkId, changes };
  }
  if (updates) return { kind: 'reorder', order: { updates, sequenceId: id } };
  const changes = { ...fields, triggerValue: daysOf(fields.triggerValue) };
  return { kind: 'change-sequence', id, changes };
}

function problemOf(refused: PreviewedChange & { ok: false }): Problem {
  switch (refused.of) {
    case 'step':
      return stepProblem(refused.refusal);
    case 'order':
      return reorderProblem(refused.refusal);
    case 'sequence':
      return sequenceProblem(refused.refusal);
    default:
      return refused satisfies never;
  }
}
