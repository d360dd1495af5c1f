import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { readSetupFacts, writeSetupHidden } from './setup.repository.ts';
import type { SetupFacts } from './setup-facts.rules.ts';

/** Hides the checklist of the setup, or shows it again, and returns the progress. */
export async function hideSetup(
  deps: { database: Database; now: Clock },
  input: { adminId: string; isHidden: boolean },
): Promise<SetupFacts> {
  const { prisma } = deps.database;
  await writeSetupHidden(prisma, input.isHidden, deps.now());
  return readSetupFacts(prisma, input.adminId);
}
