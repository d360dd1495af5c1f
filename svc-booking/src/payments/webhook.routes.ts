import express, { Router } from 'express';
import { Problem, sendProblem } from '@getaway/service-kit/problem';
import type { CardPayments } from './card-payments.client.ts';
import { handleCardEvent } from './handle-card-event.ts';
import type { ConfirmDeps } from './confirm-paid-booking.ts';

const refusals = {
  forged: 'The signature isn’t valid',
  malformed: 'The body isn’t a card provider event',
} as const;

/**
 * The card provider's webhook. The signature covers the raw bytes, so this route comes before any body
 * parser.
 */
export function webhookRoutes(deps: ConfirmDeps & { payments: CardPayments }): Router {
  const router = Router();
  router.post(
    '/api/stripe/webhook',
    express.raw({ type: () => true, limit: '1mb' }),
    async (request, response) => {
      const body: unknown = request.body;
      const reading = Buffer.isBuffer(body)
        ? deps.payments.readEvent(body, request.get('stripe-signature') ?? '')
        : ({ status: 'forged' } as const);
      if (reading.status !== 'event') {
        sendProblem(response, new Problem('invalid-request', { detail: refusals[reading.status] }));
        return;
      }
      // Any status but 2xx makes the provider send the event again, which an internal error needs.
      await handleCardEvent(deps, reading.event, request.requestId ?? '');
      response.json({ received: true });
    },
  );
  return router;
}
