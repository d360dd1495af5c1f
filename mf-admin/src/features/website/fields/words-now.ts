import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { usualMoneyRules } from '@getaway/kernel/money-rules';
import { pathOf, valueAt, type Content } from '../content/content.ts';
import { shownAt } from './defaults.ts';

/** What the words in braces of any text stand for in a house; empty for what it doesn't have. */
export function siteWordsNow(content: Content): Readonly<Record<string, string>> {
  const at = (path: string): string => inWords(valueAt(content, pathOf(path)));
  return {
    name: at('name'),
    tagline: at('tagline'),
    town: at('address.town'),
    region: at('address.region') || at('address.state') || at('address.country'),
    minutes: at('minutesFromCity'),
    offer: `$${offerNow(content)}`,
  };
}

/** The facts that only the guide's words stand for, by their paths. */
const guideFacts: Readonly<Record<string, string>> = {
  phone: 'contact.phone',
  email: 'contact.email',
  checkIn: 'checkIn.time',
  checkOut: 'checkOut.time',
  quietFrom: 'policies.quietHours.from',
  quietTo: 'policies.quietHours.to',
  sleeps: 'sleeps',
  minimumAge: 'policies.minimumAge',
  parking: 'texts.frame.mails.parking',
};

/** A text as guests read it, as far as its words stand for single facts. */
export function asRead(text: string, content: Content): string {
  const words = siteWordsNow(content);
  return text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => {
    const path = guideFacts[word];
    return words[word] || (path !== undefined && inWords(shownAt(content, pathOf(path)))) || whole;
  });
}

/** What the code of the weekday page takes off, in whole dollars. */
export function offerNow(content: Content): string {
  return (
    inWords(valueAt(content, pathOf('policies.money.newsletterOffer'))) ||
    String(usualMoneyRules.newsletterOffer)
  );
}

function inWords(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return /^\d\d:\d\d$/.test(value) ? formatTimeOfDay(value) : value;
}
