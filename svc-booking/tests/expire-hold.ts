import { expect } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { runJobs } from './run-job.ts';
import type { TestService } from './test-service.ts';

/** Ends the time of a hold, and waits until the service has canceled it. */
export async function expireHold({ database }: TestService, holdId: string): Promise<void> {
  await database.query(
    `UPDATE bookings SET hold_expires_at = now() - interval '1 second' WHERE hold_id = $1`,
    [holdId],
  );
  await runJobs(database);
  await eventually(
    async () => {
      const { rows } = await database.query('SELECT status FROM bookings WHERE hold_id = $1', [holdId]);
      expect(rows).toEqual([{ status: 'cancelled' }]);
    },
    { timeoutMs: 30_000 },
  );
}
