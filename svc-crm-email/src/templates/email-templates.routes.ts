import { Router, type Response } from 'express';
import {
  changeEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  previewEmailTemplate,
  previewSavedTemplate,
  reorderEmailTemplates,
  sendDraftTestEmail,
  sendTestEmail,
} from '@getaway/contracts/http/email-templates';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import { invalidFields } from '../invalid-fields.problem.ts';
import { reorderSteps } from '../sequences/reorder-steps.ts';
import { reorderProblem } from '../sequences/sequence.problem.ts';
import { changeTemplate } from './change-template.ts';
import { createTemplate } from './create-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { listTemplates } from './list-templates.ts';
import { previewSaved } from './preview-saved.ts';
import { previewDraft } from './preview-draft.ts';
import type { PreviewDeps, PreviewOutcome } from './preview-template.ts';
import type { TemplateRenderer } from './rendering/template-renderer.ts';
import { sendDraftTest } from './send-draft-test.ts';
import { sendTest } from './send-test.ts';
import type { TemplateOutcome } from './template-outcome.ts';

/** Templates as staff write, preview and order them. */
export function emailTemplateRoutes(
  deps: Omit<PreviewDeps, 'templates'> & {
    templates: TemplateRenderer;
    guard: SessionGuard;
    ownerEmail: () => string;
  },
): Router {
  const router = Router();
  const by = (response: Response): PreviewDeps => ({
    ...deps,
    templates: deps.templates.forStaff(staffOf(response).sid),
  });
  const { requireStaff } = deps.guard;

  mount(router, listEmailTemplates, requireStaff, async ({ query, response }) => {
    const { templates, count } = await listTemplates(deps, query);
    response.set('X-Total-Count', String(count));
    return templates;
  });

  mount(router, createEmailTemplate, requireStaff, async ({ body, response }) => {
    const outcome = await createTemplate(by(response), { ...body, textContent: body.textContent ?? null });
    return outcome.ok ? outcome.template : templateProblem(outcome);
  });

  mount(router, reorderEmailTemplates, requireStaff, async ({ body }) => {
    const { updates, sequenceId, confirmedAudience: confirmed } = body;
    const outcome = await reorderSteps(deps, { updates, sequenceId }, { confirmed });
    return outcome.ok ? outcome.templates : reorderProblem(outcome);
  });

  mount(router, changeEmailTemplate, requireStaff, async ({ params, body, response }) => {
    const { version, ...changes } = body;
    const outcome = await changeTemplate(by(response), params.id, changes, version);
    return outcome.ok ? outcome.template : templateProblem(outcome);
  });

  mount(router, deleteEmailTemplate, requireStaff, async ({ params }) =>
    (await deleteTemplate(deps, params.id)) ? undefined : noSuch('template'),
  );

  mount(router, previewEmailTemplate, requireStaff, async ({ body, response }) => {
    const { subject, htmlContent, textContent = null, guestId } = body;
    const source = { subject, htmlContent, textContent };
    return previewAnswer(await previewDraft(by(response), source, guestId));
  });

  mount(router, previewSavedTemplate, requireStaff, async ({ params, body, response }) => {
    return previewAnswer(await previewSaved(by(response), params.id, body.guestId));
  });

  mount(router, sendTestEmail, requireStaff, async ({ params, body, response }) => {
    const toAddress = body.email ?? deps.ownerEmail();
    const outcome = await sendTest(by(response), params.id, { guestId: body.guestId, toAddress });
    return outcome.ok ? { sentTo: toAddress } : previewAnswer(outcome);
  });

  mount(router, sendDraftTestEmail, requireStaff, async ({ body, response }) => {
    const { subject, htmlContent, textContent = null, guestId } = body;
    const toAddress = body.email ?? deps.ownerEmail();
    const source = { subject, htmlContent, textContent };
    const outcome = await sendDraftTest(by(response), source, { guestId, toAddress });
    return outcome.ok ? { sentTo: toAddress } : previewAnswer(outcome);
  });

  return router;
}

function templateProblem(outcome: TemplateOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'invalid':
      return invalidFields(outcome.errors);
    case 'not-found':
      return noSuch('template');
    case 'changed':
      return new Problem('changed-meanwhile', {
        detail: 'Someone else saved this template after you opened it. Nothing was overwritten.',
      });
    default:
      return outcome satisfies never;
  }
}

function previewAnswer(outcome: PreviewOutcome & { ok: false }): Problem;
function previewAnswer(outcome: PreviewOutcome): Problem | { subject: string; html: string; text: string };
function previewAnswer(outcome: PreviewOutcome): Problem | { subject: string; html: string; text: string } {
  if (outcome.ok) return outcome.email;
  switch (outcome.reason) {
    case 'invalid':
      return invalidFields(outcome.errors);
    case 'no-template':
      return noSuch('template');
    case 'no-guest':
      return noSuch('guest');
    default:
      return outcome satisfies never;
  }
}
