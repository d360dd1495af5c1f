import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { logLine } from '@getaway/infrastructure/processes/json-log';
import { providerId } from '../provider/ids.ts';
import type { Provider } from '../provider/provider.ts';
import { browserRoutes } from './browser.routes.ts';
import { controlRoutes } from './control.routes.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { paymentIntentRoutes } from './payment-intents.routes.ts';

/** The sandbox's HTTP side: the provider's API below /v1, its browser script at /stripe.js. */
export function createSandboxApp(provider: Provider): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use(allowAllOrigins);
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, (_request, response) => {
      response.json({ status: 'ok' });
    });
  }
  app.use(browserRoutes());
  app.use('/v1', express.urlencoded({ extended: true, limit: '100kb' }));
  app.use(paymentIntentRoutes(provider));
  app.use(ledgerRoutes(provider));
  app.use(controlRoutes(provider));
  app.use((request, response) => {
    response.status(404).json({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.path}).`,
      },
    });
  });
  app.use(lastResort);
  return app;
}

/** The provider's API is called from pages of any origin; the publishable key is no secret. */
const allowAllOrigins: RequestHandler = (request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, stripe-version',
    'Access-Control-Expose-Headers': 'request-id',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'OPTIONS') response.sendStatus(204);
  else next();
};

const lastResort: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const status = (error as { status?: unknown }).status;
  if (typeof status === 'number' && status < 500) {
    response.status(400).json({ error: { type: 'invalid_request_error', message: 'Invalid request body' } });
    return;
  }
  const requestId = providerId('req');
  logLine('error', 'call failed', {
    requestId,
    reason: error instanceof Error ? error.stack : String(error),
  });
  response
    .status(500)
    .json({ error: { type: 'api_error', message: `An unknown error occurred (${requestId})` } });
};
