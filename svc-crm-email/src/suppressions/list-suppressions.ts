import type { Page } from '@getaway/contracts/http/paging';
import type { Database } from '../database/database.ts';
import type { Suppression } from './suppression.rules.ts';
import { suppressionPage } from './suppressions.repository.ts';

/** A page of the addresses that get no marketing, newest first, with the number of all of them. */
export function listSuppressions(
  { database }: { readonly database: Database },
  page: Page,
): Promise<{ suppressions: Suppression[]; count: number }> {
  return suppressionPage(database.prisma, page);
}
