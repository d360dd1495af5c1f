import type { Database } from '../database/database.ts';
import { readUnchangedCharges } from '../pricing/unchanged-charges.ts';
import { readSetupFacts } from './setup.repository.ts';
import type { SetupFacts } from './setup-facts.rules.ts';

/** The setup progress of the site, as it concerns one member of staff. */
export async function readSetup(
  { database: { prisma } }: { database: Database },
  adminId: string,
): Promise<SetupFacts> {
  const [facts, unchanged] = await Promise.all([
    readSetupFacts(prisma, adminId),
    readUnchangedCharges(prisma),
  ]);
  return { ...facts, ...unchanged };
}
