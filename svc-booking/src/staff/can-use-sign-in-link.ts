import { hasRoom } from '@getaway/service-kit/limits/rate-limiter';
import { readSignInLink, useOf, type LinkRequest, type SignInLinkDeps } from './read-sign-in-link.ts';

/**
 * Whether the button behind a link would work in this browser. Uses nothing up, because email programs and
 * scanners read links. A used link works only in the browser that used it.
 */
export async function canUseSignInLink(
  deps: SignInLinkDeps,
  { token, deviceToken }: LinkRequest,
): Promise<boolean> {
  const link = await readSignInLink(deps, token);
  if (!link) return false;
  if (deps.devices.find(link.staff, deviceToken) !== undefined) return true;
  return hasRoom(deps.database.pool, useOf(link));
}
