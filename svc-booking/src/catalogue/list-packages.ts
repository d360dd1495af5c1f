import type { StayPackage } from '@getaway/contracts/http/catalogue';
import type { Page } from '@getaway/contracts/http/paging';
import type { Database } from '../database/database.ts';
import { pageOfPackages, type CatalogueScope } from './catalogue.repository.ts';

/** One page of the packages, newest first, with the total count. */
export function listPackages(
  deps: { database: Database },
  scope: CatalogueScope,
  page: Page,
): Promise<{ packages: StayPackage[]; count: number }> {
  return pageOfPackages(deps.database.prisma, scope, page);
}
