import { Router, type Response } from 'express';
import {
  changeSequenceTemplate,
  createSequenceTemplate,
  deleteSequenceTemplate,
  incompleteStep,
} from '@getaway/contracts/http/sequence-templates';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import { invalidFields } from '../invalid-fields.problem.ts';
import type { TemplateRenderer } from '../templates/rendering/template-renderer.ts';
import type { TemplateDeps } from '../templates/template-outcome.ts';
import { addStep } from './add-step.ts';
import { changeStep } from './change-step.ts';
import { removeStep } from './remove-step.ts';
import { stepProblem } from './sequence.problem.ts';

/** The steps of sequences: which template, after which delay. */
export function sequenceTemplateRoutes(
  deps: Omit<TemplateDeps, 'templates'> & { templates: TemplateRenderer; guard: SessionGuard },
): Router {
  const router = Router();
  const by = (response: Response): TemplateDeps => ({
    ...deps,
    templates: deps.templates.forStaff(staffOf(response).sid),
  });
  const { requireStaff } = deps.guard;

  mount(router, createSequenceTemplate, requireStaff, async ({ body, response }) => {
    const { stepNumber, delayValue, delayUnit } = body;
    if (stepNumber === undefined || delayValue === undefined || delayUnit === undefined) {
      const missing = Object.entries({ stepNumber, delayValue, delayUnit })
        .filter(([, value]) => value === undefined)
        .map(([path]) => ({ path, message: incompleteStep }));
      return invalidFields(missing);
    }
    const step = {
      sequenceId: body.sequenceId,
      templateId: body.templateId,
      stepNumber,
      delayValue,
      delayUnit,
      overrideSubject: body.overrideSubject ?? null,
      overrideHtmlContent: body.overrideHtmlContent ?? null,
      overrideTextContent: body.overrideTextContent ?? null,
      isActive: body.isActive,
    };
    const outcome = await addStep(by(response), step, { confirmed: body.confirmedAudience });
    return outcome.ok ? outcome.step : stepProblem(outcome);
  });

  mount(router, changeSequenceTemplate, requireStaff, async ({ params, body, response }) => {
    const { confirmedAudience: confirmed, version, ...changes } = body;
    const outcome = await changeStep(by(response), params.id, { changes, version }, { confirmed });
    return outcome.ok ? outcome.step : stepProblem(outcome);
  });

  mount(router, deleteSequenceTemplate, requireStaff, async ({ params }) =>
    (await removeStep(deps, params.id)) ? undefined : noSuch('step'),
  );

  return router;
}
