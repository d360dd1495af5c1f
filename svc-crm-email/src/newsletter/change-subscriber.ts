import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import type { Sql } from '@getaway/service-kit/sql';
import { normalizeEmail } from '../guests/guest.rules.ts';
import { updateSubscriber, type SubscriberChange } from './subscriber-list.repository.ts';

/**
 * Updates the fields that staff sent. `already-exists` when the address belongs to another subscriber; undefined for an
 * unknown subscriber.
 */
export function changeSubscriber(
  sql: Sql,
  id: string,
  change: SubscriberChange,
): Promise<NewsletterSubscriber | 'already-exists' | undefined> {
  const email = change.email === undefined ? undefined : normalizeEmail(change.email);
  return updateSubscriber(sql, id, { ...change, email });
}
