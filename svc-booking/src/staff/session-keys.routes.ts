import { Router } from 'express';
import type { SessionIssuer } from './session-issuer.ts';

/** The public keys of staff sessions, for the other services. */
export function keyRoutes(keys: SessionIssuer['publicKeys']): Router {
  const router = Router();
  router.get('/.well-known/jwks.json', (_request, response) => {
    response.set('cache-control', 'public, max-age=300').json({ keys });
  });
  return router;
}
