import type { Topic } from '../topic.rules.ts';

/** What svc-booking sells besides the nights, and what it adds to a price: looked up when it is asked. */
export const offerTopics: readonly Topic[] = [
  { asks: /\btax(?:es)?\b/i, unless: /\btaxis?\b/i, yieldsToDates: true, answer: { look: 'tax' } },
  {
    asks: /\bfees?\b|\bcleaning\b.*\b(?:cost|much|price|charge)|\b(?:cost|price|charge)\b.*\bcleaning/i,
    unless: /\b(?:extra|additional|third|3rd|more) (?:guests?|people|persons?)\b/i,
    yieldsToDates: true,
    answer: { look: 'fees' },
  },
  { asks: /\bpackages?\b|\bbundles?\b/i, answer: { look: 'packages' } },
  {
    asks: /\badd[- ]?ons?\b|\bextras?\b|\bconcierge\b|\bservices\b|\b(?:chef|dinner|massages?|chauffeur|limo(?:usine)?|car service|airport|transfers?|rose petals|roses|petals|flowers|bouquet|champagne|wine|romantic setup|decorat\w*|s.?mores|fire ?pit evening|(?:early|earlier) check[- ]?in)\b|\b(?:private|a|our|your) driver\b|\bcook (?:for us|us|a|dinner)\b|\bpropos(?:e|al|ing)\b|\bpick(?:ed)? (?:us )?up\b/i,
    unless:
      /\bstreaming services\b|\bchurch services\b|\bextra (?:bed|towels|blankets|pillows)\b|\bextra (?:charges?|cost|money|guests?|person|people)\b|\b(?:charge|pay|cost|costs) (?:us |me )?extra\b/i,
    answer: { look: 'services' },
  },
];
