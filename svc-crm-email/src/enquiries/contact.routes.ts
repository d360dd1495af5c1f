import { Router } from 'express';
import { talkToPerson } from '@getaway/contracts/http/chat';
import { sendContactMessage } from '@getaway/contracts/http/contact';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { receiveEnquiry, type EnquiryDeps } from './receive-enquiry.ts';
import { tooManyProblem } from '../too-many-requests.problem.ts';

const thanks = { message: 'Thank you! We’ll get back to you within 24 hours.' };
const tooManyMessages = (wait: string): string =>
  `That was a lot of messages at once. Please try again ${wait}, or call us.`;

export function contactRoutes(deps: EnquiryDeps & { guard: SessionGuard; perCustomer: number }): Router {
  const router = Router();
  mount(router, sendContactMessage, deps.guard.requireStaff, async ({ body, request, correlationId }) => {
    if (body.website !== undefined) return thanks;
    const outcome = await receiveEnquiry(deps, {
      enquiry: {
        name: body.name,
        partnerName: body.partnerName ?? null,
        email: body.email,
        phone: body.phone ?? null,
        occasion: body.occasion ?? null,
        message: body.message,
      },
      source: { kind: 'enquiry' },
      networks: clientNetworks(request.ip ?? ''),
      perCustomer: deps.perCustomer,
      correlationId,
    });
    return outcome.ok ? thanks : tooManyProblem(outcome, tooManyMessages);
  });
  mount(router, talkToPerson, deps.guard.requireStaff, async ({ body, request, correlationId }) => {
    if (body.website !== undefined) return thanks;
    const { name, email, message, conversation } = body;
    const outcome = await receiveEnquiry(deps, {
      enquiry: { name, email, message, partnerName: null, phone: null, occasion: null },
      source: { kind: 'chat', conversation },
      networks: clientNetworks(request.ip ?? ''),
      perCustomer: deps.perCustomer,
      correlationId,
    });
    return outcome.ok ? thanks : tooManyProblem(outcome, tooManyMessages);
  });
  return router;
}
