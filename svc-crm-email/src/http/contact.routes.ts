import { Router } from 'express';
import { sendContactMessage } from '@getaway/contracts/http/contact';
import { clientNetwork } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { receiveEnquiry, type EnquiryDeps } from '../use-cases/receive-enquiry.ts';

export function contactRoutes(deps: EnquiryDeps & { guard: SessionGuard }): Router {
  const router = Router();
  mount(router, sendContactMessage, deps.guard.requireStaff, async ({ body, request }) => {
    const outcome = await receiveEnquiry(deps, {
      enquiry: {
        name: body.name,
        partnerName: body.partnerName ?? null,
        email: body.email,
        phone: body.phone ?? null,
        occasion: body.occasion ?? null,
        message: body.message,
      },
      clientAddress: clientNetwork(request.ip ?? ''),
    });
    if (outcome.ok) return { message: 'Thank you! We will answer within 24 hours.' };
    return new Problem('too-many-requests', {
      detail: 'That were many messages at once. Please try again later, or call us.',
      retryAfterSeconds: outcome.retryAfterSeconds,
    });
  });
  return router;
}
