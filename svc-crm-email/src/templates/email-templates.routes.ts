import { Router, type Response } from 'express';
import {
  changeEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  previewEmailTemplate,
  previewSavedTemplate,
  reorderEmailTemplates,
  sendTestEmail,
} from '@getaway/contracts/http/email-templates';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import { findTemplate, listTemplates, listTemplatesOf } from './email-templates.repository.ts';
import type { TemplateRenderer } from './rendering/template-renderer.ts';
import { previewTemplate, sendTest, type PreviewDeps, type PreviewOutcome } from './preview-template.ts';
import { reorderSteps } from '../sequences/reorder-steps.ts';
import { changeTemplate, createTemplate, deleteTemplate, type TemplateOutcome } from './save-template.ts';
import { invalidFields } from '../invalid-fields.problem.ts';
import { reorderProblem } from '../sequences/sequence.problem.ts';

/** Templates as staff write, preview and order them. */
export function emailTemplateRoutes(
  deps: Omit<PreviewDeps, 'templates'> & {
    templates: TemplateRenderer;
    guard: SessionGuard;
    ownerEmail: string;
  },
): Router {
  const router = Router();
  const by = (response: Response): PreviewDeps => ({
    ...deps,
    templates: deps.templates.forStaff(staffOf(response).sid),
  });
  const { requireStaff } = deps.guard;
  const { prisma } = deps.database;

  mount(router, listEmailTemplates, requireStaff, async ({ query, response }) => {
    const { sequenceId, offset = 0, limit } = query;
    if (sequenceId !== undefined) {
      const templates = await listTemplatesOf(prisma, sequenceId);
      response.set('X-Total-Count', String(templates.length));
      return templates.slice(offset, limit === undefined ? undefined : offset + limit);
    }
    const { templates, count } = await listTemplates(prisma, query);
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
    const outcome = await changeTemplate(by(response), params.id, body);
    return outcome.ok ? outcome.template : templateProblem(outcome);
  });

  mount(router, deleteEmailTemplate, requireStaff, async ({ params }) =>
    (await deleteTemplate(deps, params.id)) ? undefined : noSuchTemplate(),
  );

  mount(router, previewEmailTemplate, requireStaff, async ({ body, response }) => {
    const { subject, htmlContent, textContent = null, guestId } = body;
    const source = { subject, htmlContent, textContent };
    return previewAnswer(await previewTemplate(by(response), source, guestId));
  });

  mount(router, previewSavedTemplate, requireStaff, async ({ params, body, response }) => {
    const template = await findTemplate(prisma, params.id);
    if (!template) return noSuchTemplate();
    return previewAnswer(await previewTemplate(by(response), template, body.guestId));
  });

  mount(router, sendTestEmail, requireStaff, async ({ params, body, response }) => {
    const template = await findTemplate(prisma, params.id);
    if (!template) return noSuchTemplate();
    const toAddress = body.email ?? deps.ownerEmail;
    const outcome = await sendTest(by(response), template, { guestId: body.guestId, toAddress });
    return outcome.ok ? { sentTo: toAddress } : previewAnswer(outcome);
  });

  return router;
}

function noSuchTemplate(): Problem {
  return new Problem('not-found', { detail: 'No such template' });
}

function templateProblem(outcome: TemplateOutcome & { ok: false }): Problem {
  return outcome.reason === 'invalid' ? invalidFields(outcome.errors) : noSuchTemplate();
}

function previewAnswer(outcome: PreviewOutcome & { ok: false }): Problem;
function previewAnswer(outcome: PreviewOutcome): Problem | { subject: string; html: string; text: string };
function previewAnswer(outcome: PreviewOutcome): Problem | { subject: string; html: string; text: string } {
  if (outcome.ok) return outcome.email;
  return outcome.reason === 'invalid'
    ? invalidFields(outcome.errors)
    : new Problem('not-found', { detail: 'No such guest' });
}
