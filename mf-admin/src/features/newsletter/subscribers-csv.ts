import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { byteOrderMark, csvRecord } from '@getaway/kernel/csv';
import { formatStamp } from '../../format/dates.ts';

/** Spec page 2, section 7. */
const columns: readonly (readonly [string, (subscriber: NewsletterSubscriber) => string | null])[] = [
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Promo Code', ({ promoCode }) => promoCode],
  ['Campaign', ({ campaignName }) => campaignName],
  ['Email Sent', ({ emailSent }) => (emailSent ? 'Yes' : 'No')],
  ['Email Sent Date', ({ emailSentAt }) => emailSentAt && formatStamp(emailSentAt)],
  ['Subscribed Date', ({ subscribedAt }) => formatStamp(subscribedAt)],
  ['Status', ({ isActive }) => (isActive ? 'Active' : 'Inactive')],
];

/** The subscribers as a CSV file, times as they were at the house. */
export function subscribersCsv(subscribers: readonly NewsletterSubscriber[]): string {
  const records = subscribers.map((subscriber) => csvRecord(columns.map(([, value]) => value(subscriber))));
  return byteOrderMark + csvRecord(columns.map(([title]) => title)) + records.join('');
}
