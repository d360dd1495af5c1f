import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import type { Page } from '@getaway/contracts/http/paging';
import type { Sql } from '@getaway/service-kit/sql';
import { subscriberPage } from './subscriber-list.repository.ts';

/** A page of the subscribers, newest first, with the number of all of them. */
export function listSubscribers(
  sql: Sql,
  query: Page & { search?: string | undefined },
): Promise<{ subscribers: NewsletterSubscriber[]; count: number }> {
  return subscriberPage(sql, query);
}
