import { afterAll } from 'vitest';
import { bookingsOfStaff, type BookingsOfStaff } from './staff-bookings.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';
import type { TestServiceOptions } from './test-service.ts';

/** For the tests of one file or `describe`: a staffed service that stops after them, and its staff's calls about bookings. */
export async function deskForTests(
  options: TestServiceOptions = {},
): Promise<{ service: StaffedService; desk: BookingsOfStaff }> {
  const service = await startStaffedService(options);
  afterAll(() => service.stop());
  return { service, desk: bookingsOfStaff(service, service.staff) };
}
