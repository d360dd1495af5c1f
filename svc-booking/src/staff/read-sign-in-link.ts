import { signInLinkHours } from '@getaway/contracts/http/session';
import { hourMs } from '@getaway/kernel/instant';
import type { Attempt } from '@getaway/service-kit/limits/rate-limiter';
import type { Database } from '../database/database.ts';
import type { KnownDevices } from './known-devices.ts';
import { findStaffById, type StaffMember } from './staff.repository.ts';

export interface SignInLinkDeps {
  readonly database: Database;
  readonly devices: KnownDevices;
  readonly linkedDevices: KnownDevices;
}

export interface LinkRequest {
  readonly token: string;
  /** The cookie of a browser that is already known. */
  readonly deviceToken: string | null;
}

export interface OpenedLink {
  readonly staff: StaffMember;
  /** The id of the link, and of the one device that uses it. */
  readonly deviceId: string;
}

/**
 * The account and device of a link's token. Undefined when the token is forged, has expired, or predates the
 * current password.
 */
export async function readSignInLink(deps: SignInLinkDeps, token: string): Promise<OpenedLink | undefined> {
  const { database, linkedDevices } = deps;
  const staffId = linkedDevices.ownerOf(token);
  const staff = staffId === undefined ? undefined : await findStaffById(database.prisma, staffId);
  const deviceId = linkedDevices.find(staff, token);
  return staff && deviceId !== undefined ? { staff, deviceId } : undefined;
}

/** The single use of a link. */
export function useOf({ deviceId }: OpenedLink): Attempt {
  const limits = [{ subject: deviceId, ceiling: 1 }];
  return { purpose: 'sign-in link', windowMs: signInLinkHours * hourMs, limits };
}
