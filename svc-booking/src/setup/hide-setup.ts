import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { readSetup } from './read-setup.ts';
import { writeSetupHidden } from './setup.repository.ts';
import type { SetupFacts } from './setup-facts.rules.ts';

/** Hides the checklist of the setup, or shows it again, and returns the progress. */
export async function hideSetup(
  deps: { database: Database; now: Clock },
  input: { adminId: string; isHidden: boolean },
): Promise<SetupFacts> {
  await writeSetupHidden(deps.database.prisma, input.isHidden, deps.now());
  return readSetup(deps, input.adminId);
}
