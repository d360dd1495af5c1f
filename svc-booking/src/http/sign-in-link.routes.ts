import { Router } from 'express';
import { signInLinkPath } from '@getaway/contracts/http/session';
import type { Database } from '../data/database.ts';
import { findStaffById } from '../data/staff.repository.ts';
import type { KnownDevices } from '../session/known-devices.ts';
import type { StaffCookies } from './staff-cookies.ts';

const ended =
  'This link has expired, or your password has changed since. Try to sign in again, and you may get a new one by email.';

/**
 * The link in the owner's email about a locked account. It makes the browser that opens it known, so that strangers' guesses
 * no longer keep it from trying, and leads to the sign-in page: the password is still needed. A program that follows links
 * by itself gets a cookie and nothing else.
 */
export function signInLinkRoutes(deps: {
  database: Database;
  devices: KnownDevices;
  linkedDevices: KnownDevices;
  cookies: StaffCookies;
}): Router {
  const router = Router();
  router.get(signInLinkPath, async (request, response) => {
    const { token } = request.query;
    const staff = await staffOfLink(token);
    const deviceId = typeof token === 'string' ? deps.linkedDevices.find(staff, token) : undefined;
    response.set('cache-control', 'no-store');
    if (!staff || deviceId === undefined) {
      response.status(404).type('text').send(ended);
      return;
    }
    deps.cookies.giveDevice(response, deps.devices.issue(staff, deviceId));
    response.redirect(303, '/admin-login');
  });

  const staffOfLink = async (token: unknown) => {
    const id = typeof token === 'string' ? deps.linkedDevices.ownerOf(token) : undefined;
    return id === undefined ? undefined : findStaffById(deps.database.prisma, id);
  };
  return router;
}
