import type { Logger } from '@getaway/service-kit/logger';
import { consume } from '@getaway/service-kit/limits/rate-limiter';
import { linkedDeviceHours } from './device-lifetime.rules.ts';
import { readSignInLink, useOf, type LinkRequest, type SignInLinkDeps } from './read-sign-in-link.ts';
import { logSecurity } from './security-log.ts';

export type UsedLink =
  | {
      readonly ok: true;
      readonly staffId: string;
      /** Undefined when the browser is already known. */
      readonly deviceToken: string | undefined;
    }
  | { readonly ok: false };

/**
 * Makes the browser that uses a link known for a day: its guesses are then counted separately. The use is
 * counted first, so that of several concurrent browsers only one becomes known. A browser that is already
 * known uses up no link. The outcome is logged.
 */
export async function useSignInLink(
  deps: SignInLinkDeps & { readonly logger: Logger },
  request: LinkRequest & { readonly clientNetwork: string; readonly correlationId: string },
): Promise<UsedLink> {
  const used = await use(deps, request);
  const about = { clientNetwork: request.clientNetwork, requestId: request.correlationId };
  if (used.ok) logSecurity(deps.logger, 'sign-in-link-used', { ...about, staffId: used.staffId });
  else logSecurity(deps.logger, 'sign-in-link-refused', about);
  return used;
}

async function use(deps: SignInLinkDeps, { token, deviceToken }: LinkRequest): Promise<UsedLink> {
  const link = await readSignInLink(deps, token);
  if (!link) return { ok: false };
  const { staff, deviceId } = link;
  if (deps.devices.find(staff, deviceToken) !== undefined)
    return { ok: true, staffId: staff.id, deviceToken: undefined };
  if (!(await consume(deps.database.pool, useOf(link))).ok) return { ok: false };
  return { ok: true, staffId: staff.id, deviceToken: deps.devices.issue(staff, deviceId, linkedDeviceHours) };
}
