import { Router, type Request, type Response } from 'express';
import { signInLinkPath } from '@getaway/contracts/http/session';
import type { Property } from '@getaway/property';
import { hourMs } from '@getaway/kernel/instant';
import { clientNetwork } from '@getaway/service-kit/http/client-network';
import type { Logger } from '@getaway/service-kit/logger';
import type { Database } from '../database/database.ts';
import { canUseSignInLink } from './can-use-sign-in-link.ts';
import { linkedDeviceHours } from './device-lifetime.rules.ts';
import type { KnownDevices } from './known-devices.ts';
import { useSignInLink } from './use-sign-in-link.ts';
import { signInLinkPages } from './sign-in-link-page.http.ts';
import type { StaffCookies } from './staff-cookies.http.ts';

/** The sign-in page says that the device is ready. */
const deviceReadyPath = '/admin-login?device=ready';

/**
 * The link in the owner's email about a locked account. It makes the first browser that uses it known, so
 * that guesses of strangers no longer lock it out, and leads to the sign-in page, where the password is still
 * required. A GET changes nothing, because email programs and scanners follow links.
 */
export function signInLinkRoutes(deps: {
  database: Database;
  devices: KnownDevices;
  linkedDevices: KnownDevices;
  cookies: StaffCookies;
  logger: Logger;
  property: Property;
}): Router {
  const router = Router();
  const pages = signInLinkPages(deps.property);
  const show = (response: Response, status: 200 | 404): void => {
    const { html, headers } = status === 200 ? pages.asking : pages.ended;
    response.status(status).set(headers).type('html').send(html);
  };
  router.get(signInLinkPath, async (request, response) => {
    const isGood = await canUseSignInLink(deps, {
      token: tokenOf(request),
      deviceToken: deps.cookies.deviceOf(request),
    });
    show(response, isGood ? 200 : 404);
  });

  router.post(signInLinkPath, async (request, response) => {
    const used = await useSignInLink(deps, {
      token: tokenOf(request),
      deviceToken: deps.cookies.deviceOf(request),
      clientNetwork: clientNetwork(request.ip ?? ''),
      correlationId: request.requestId ?? '',
    });
    if (!used.ok) return show(response, 404);
    if (used.deviceToken !== undefined)
      deps.cookies.giveDevice(response, used.deviceToken, linkedDeviceHours * hourMs);
    response.set('cache-control', 'no-store').redirect(303, deviceReadyPath);
  });
  return router;
}

function tokenOf({ query }: Request): string {
  const { token } = query;
  return typeof token === 'string' ? token : '';
}
