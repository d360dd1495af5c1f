import type { Sql } from '@getaway/service-kit/sql';
import { joinEnrollments } from './enrollments.repository.ts';
import { lockPlans } from './step-sends.repository.ts';

/**
 * Moves a guest's manual sequences to another guest. When both are in one, the enrollment that is further along, or began
 * first, continues, so that each step is sent once.
 */
export async function mergeEnrollments(sql: Sql, guestId: string, otherId: string): Promise<void> {
  // Otherwise a concurrent plan would restore the canceled emails.
  await lockPlans(sql);
  await joinEnrollments(sql, guestId, otherId);
}
