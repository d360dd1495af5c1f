import { hoursInWords } from '@getaway/kernel/money-rules';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { checkInFact } from '@getaway/property/check-in-words';
import { policiesSchema, defaultPolicies } from '@getaway/property/policies';
import * as v from 'valibot';

/** A line of the legal pages that comes from the host's own settings. */
export interface LegalFact {
  readonly name: string;
  readonly said: string;
  /** The page of the back office where it is set. */
  readonly setAt: string;
}

const ownSections = v.optional(v.array(v.object({ heading: v.string() })), []);

const ownTexts = v.object({
  terms: v.optional(v.object({ houseRules: v.optional(v.array(v.string())), more: ownSections }), {}),
  privacy: v.optional(v.object({ more: ownSections }), {}),
});

/** As much of a published house as its legal pages are made of. */
const legalSettings = v.object({
  checkIn: v.object({ time: v.string() }),
  checkOut: v.object({ time: v.string() }),
  contact: v.object({ email: v.string(), phone: v.string() }),
  policies: v.optional(policiesSchema, defaultPolicies),
  texts: v.optional(v.object({ legal: v.optional(ownTexts, {}) }), {}),
});

/** What a host checks on the legal pages, in their order. `taxRate` is a fraction. Empty for a house that can't be read. */
export function legalFacts(house: unknown, taxRate: number | undefined): LegalFact[] {
  const parsed = v.safeParse(legalSettings, house);
  if (!parsed.success) return [];
  const { checkIn, checkOut, contact, policies, texts } = parsed.output;
  const { terms, privacy } = texts.legal;
  const { money, quietHours, minimumAge, children } = policies;
  const at = (part: string): string => `/admin/website?part=${part}`;
  return [
    {
      name: 'Check-in and check-out',
      said: `${checkInFact({ checkIn, policies })}; out by ${formatTimeOfDay(checkOut.time)}`,
      setAt: at('name'),
    },
    { name: 'Cancellation', said: noticeInWords(money), setAt: at('money') },
    {
      name: 'Minimum age',
      said: `${minimumAge}${children ? '; children may stay with an adult' : ''}`,
      setAt: at('terms'),
    },
    {
      name: 'Quiet hours',
      said: `${formatTimeOfDay(quietHours.from)} to ${formatTimeOfDay(quietHours.to)}`,
      setAt: at('terms'),
    },
    {
      name: 'Cleaning fee',
      said: money.cleaningFee > 0 ? `$${money.cleaningFee} for each stay` : 'None',
      setAt: at('money'),
    },
    {
      name: 'Card fee',
      said: money.cardFeePercent > 0 ? `${money.cardFeePercent}%` : 'None',
      setAt: at('money'),
    },
    ...(taxRate === undefined
      ? []
      : [{ name: 'Tax', said: `${Number((taxRate * 100).toFixed(2))}%`, setAt: '/admin/pricing' }]),
    { name: 'Contact', said: `${contact.email}, ${contact.phone}`, setAt: at('contact') },
    { name: 'House rules', said: terms.houseRules?.join(' ') ?? 'The standard rules', setAt: at('terms') },
    ...ownIn('Your sections in the terms', terms.more, at('terms')),
    ...ownIn('Your sections in the privacy policy', privacy.more, at('privacy')),
  ];
}

function ownIn(name: string, sections: readonly { readonly heading: string }[], setAt: string): LegalFact[] {
  if (sections.length === 0) return [];
  return [{ name, said: sections.map(({ heading }) => heading).join(', '), setAt }];
}

function noticeInWords(money: { refundNoticeHours: number; specialNoticeHours: number }): string {
  const { refundNoticeHours: usual, specialNoticeHours: special } = money;
  const full = `Full refund up to ${hoursInWords(usual)} before check-in`;
  return special === usual ? full : `${full}, around Valentine’s Day up to ${hoursInWords(special)}`;
}
