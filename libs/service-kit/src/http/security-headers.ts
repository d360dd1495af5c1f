import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Answers are data: a browser must not load, run or frame anything in them. */
const nothingAllowed = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** Sets helmet's headers. They are the same for every answer, so helmet is asked for them once. */
export function securityHeaders(): RequestHandler {
  const request = new IncomingMessage(new Socket());
  const sample = new ServerResponse(request);
  const setHelmet = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: nothingAllowed },
    // The edge knows whether the browser used TLS; a service does not.
    strictTransportSecurity: false,
  });
  setHelmet(request, sample, () => undefined);
  const headers = new Map(Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
