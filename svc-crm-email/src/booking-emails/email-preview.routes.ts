import { Router } from 'express';
import { previewEmail as previewCall } from '@getaway/contracts/http/email-preview';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { previewEmail } from './preview-email.ts';

/** Shows staff the email that a guest would get, before they act. */
export function emailPreviewRoutes(
  deps: Parameters<typeof previewEmail>[0] & { readonly guard: SessionGuard },
): Router {
  const router = Router();
  mount(router, previewCall, deps.guard.requireStaff, async ({ body }) => {
    const previewed = await previewEmail(deps, body);
    if (!previewed) return noSuch('booking');
    const { to, email, whyNone } = previewed;
    // Attachments are not shown.
    const written = email && { subject: email.subject, html: email.html, text: email.text };
    return { to, email: written, whyNone };
  });
  return router;
}
