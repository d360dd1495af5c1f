import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { searchWords } from '@getaway/kernel/search-words';

/** The subscribers whose name, email, or code has every word of a search, in any order; all of them without one. */
export function findSubscribers(
  subscribers: readonly NewsletterSubscriber[],
  search: string,
): readonly NewsletterSubscriber[] {
  const wanted = searchWords(search.toLowerCase());
  if (wanted.length === 0) return subscribers;
  return subscribers.filter(({ firstName, lastName, email, promoCode }) => {
    const text = `${firstName} ${lastName} ${email} ${promoCode ?? ''}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
