import type { AddOnService } from '@getaway/contracts/http/catalogue';
import type { Page } from '@getaway/contracts/http/paging';
import type { Database } from '../database/database.ts';
import { pageOfServices, type CatalogueScope } from './catalogue.repository.ts';

/** One page of the services, newest first, with the total count. */
export function listServices(
  deps: { database: Database },
  scope: CatalogueScope,
  page: Page,
): Promise<{ services: AddOnService[]; count: number }> {
  return pageOfServices(deps.database.prisma, scope, page);
}
