import { Router } from 'express';
import { readBrowserScript, readBrowserStyles } from './browser-script.ts';

/** `/stripe.js`, which pages load in place of the provider's script, and its stylesheet. */
export function browserRoutes(): Router {
  const router = Router();
  const script = readBrowserScript();
  const styles = readBrowserStyles();
  router.get('/stripe.js', (_request, response) => {
    response.type('text/javascript').send(script);
  });
  router.get('/stripe.css', (_request, response) => {
    response.type('text/css').send(styles);
  });
  return router;
}
