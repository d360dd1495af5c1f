import type { SetupMark, SetupStep } from '@getaway/contracts/http/setup';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { readSetup } from './read-setup.ts';
import { writeSetupMark } from './setup.repository.ts';
import type { SetupFacts } from './setup-facts.rules.ts';

/** Marks a step of the setup, or removes its mark, and returns the progress. */
export async function markSetupStep(
  deps: { database: Database; now: Clock },
  input: { adminId: string; step: SetupStep; mark: SetupMark | null },
): Promise<SetupFacts> {
  await writeSetupMark(deps.database.prisma, input.step, input.mark, deps.now());
  return readSetup(deps, input.adminId);
}
