import type { Database } from '../database/database.ts';
import { undecidedDisputes } from './disputes.repository.ts';

/** The most that one list can usefully show. */
const mostListed = 20;

/** Disputes that wait for the house or the bank, the most urgent first. */
export function listUndecidedDisputes(deps: { database: Database }): ReturnType<typeof undecidedDisputes> {
  return undecidedDisputes(deps.database.prisma, mostListed);
}
