import { signInLinkHours } from '@getaway/contracts/http/session';
import { hourMs } from '@getaway/kernel/instant';
import { consume, hasRoom, type Attempt } from '@getaway/service-kit/limits/rate-limiter';
import type { Database } from '../database/database.ts';
import { findStaffById, type StaffMember } from './staff.repository.ts';
import { linkedDeviceHours, type KnownDevices } from './known-devices.ts';

interface SignInLinkDeps {
  readonly database: Database;
  readonly devices: KnownDevices;
  readonly linkedDevices: KnownDevices;
}

interface OpenedLink {
  readonly staff: StaffMember;
  /** The id of the link, and of the one device that uses it. */
  readonly deviceId: string;
}

/**
 * The account and device of a link's token. Undefined when the token is forged, has expired, or predates the
 * current password.
 */
async function readSignInLink(
  { database, linkedDevices }: SignInLinkDeps,
  token: string,
): Promise<OpenedLink | undefined> {
  const staffId = linkedDevices.ownerOf(token);
  const staff = staffId === undefined ? undefined : await findStaffById(database.prisma, staffId);
  const deviceId = linkedDevices.find(staff, token);
  return staff && deviceId !== undefined ? { staff, deviceId } : undefined;
}

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

interface LinkRequest {
  readonly token: string;
  /** The cookie of a browser that is already known. */
  readonly deviceToken: string | null;
}

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
 * known uses up no link.
 */
export async function useSignInLink(
  deps: SignInLinkDeps,
  { token, deviceToken }: LinkRequest,
): Promise<UsedLink> {
  const link = await readSignInLink(deps, token);
  if (!link) return { ok: false };
  const { staff, deviceId } = link;
  if (deps.devices.find(staff, deviceToken) !== undefined)
    return { ok: true, staffId: staff.id, deviceToken: undefined };
  if (!(await consume(deps.database.pool, useOf(link))).ok) return { ok: false };
  return { ok: true, staffId: staff.id, deviceToken: deps.devices.issue(staff, deviceId, linkedDeviceHours) };
}

/** The single use of a link. */
function useOf({ deviceId }: OpenedLink): Attempt {
  const limits = [{ subject: deviceId, ceiling: 1 }];
  return { purpose: 'sign-in link', windowMs: signInLinkHours * hourMs, limits };
}
