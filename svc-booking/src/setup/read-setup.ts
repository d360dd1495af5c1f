import type { Database } from '../database/database.ts';
import { readSetupFacts } from './setup.repository.ts';
import type { SetupFacts } from './setup-facts.rules.ts';

/** The setup progress of the site, as it concerns one member of staff. */
export function readSetup(deps: { database: Database }, adminId: string): Promise<SetupFacts> {
  return readSetupFacts(deps.database.prisma, adminId);
}
