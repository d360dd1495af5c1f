import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import type { SortOrder } from '../../ui/sort-header.tsx';
import { campaignInWords } from './campaign-in-words.ts';

/** What each column is sorted by, as it reads; times are ISO 8601, which sort as text. */
const texts = {
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  email: ({ email }) => email,
  promoCode: ({ promoCode }) => promoCode ?? '',
  campaignName: ({ campaignName }) => campaignInWords(campaignName),
  emailSentAt: ({ emailSent, emailSentAt }) => (emailSent ? `sent ${emailSentAt ?? ''}` : ''),
  subscribedAt: ({ subscribedAt }) => subscribedAt,
  isActive: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
} as const satisfies Record<string, (subscriber: NewsletterSubscriber) => string>;

export type SubscriberSortKey = keyof typeof texts;

export const subscriberSortKeys = Object.keys(texts) as readonly SubscriberSortKey[];

export interface SubscriberSort {
  readonly sortBy: SubscriberSortKey;
  readonly sortOrder: SortOrder;
}

const collator = new Intl.Collator('en-US', { sensitivity: 'base' });

/** The subscribers in the order of a column. Those that are alike stay as they were. */
export function sortSubscribers(
  subscribers: readonly NewsletterSubscriber[],
  { sortBy, sortOrder }: SubscriberSort,
): readonly NewsletterSubscriber[] {
  const textOf = texts[sortBy];
  const direction = sortOrder === 'asc' ? 1 : -1;
  return subscribers.toSorted((a, b) => direction * collator.compare(textOf(a), textOf(b)));
}
