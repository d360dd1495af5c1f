import { asksForArrivalHour, lateArrival, wantsNoYesOrNo } from '../arrival-hour.rules.ts';
import { lowered } from '../amenities.rules.ts';
import { nearbyNamed } from '../named-place.rules.ts';
import { calendarLink, contactLink, reply } from '../reply.rules.ts';
import type { HouseFacts } from '../facts.rules.ts';
import type { Topic } from '../topic.rules.ts';

/** When one may come and go, where it differs from the usual hours. */
export const hourTopics: readonly Topic[] = [
  {
    asks: /\b(?:minimum|min|shortest|at least|just one|only one|single)\b.*\b(?:nights?|stay)\b|\bone[- ]night\b.*\b(?:stay|only|minimum|possible|allowed|ok|enough|offer|allow)\b|\bminimum\b.*\bnights?\b|\bnights?\b.{0,15}\bminimum\b/i,
    yieldsToDates: true,
    answer: () => reply('You can book a single night.', calendarLink),
  },
  {
    asks: asksForArrivalHour,
    unless: wantsNoYesOrNo,
    yieldsToDates: true,
    answer: { look: 'arrival-hour' },
  },
  {
    asks: /\b(?:arriv|check\w* ?-?in|get(?:ting)? there|come)\w*\b.*\b(?:late|later|midnight|at night|in the evening|after (?:8|9|10|11|12))\b|\blate (?:arrival|check-?in)\b|\b(?:have to|must|need to|latest)\b.*\b(?:arrive|come|get there|check(?:ing)?[- ]?in)\b.*\b(?:by|before)\b/i,
    unless: /\bcheck(?:ing)?[- ]?out\b|\blater in the (?:year|month)/i,
    answer: lateArrival,
  },
  {
    asks: /\b(?:early|earlier) check|\bcheck(?:ing)?[- ]?in (?:early|earlier|sooner)|\b(?:arrive|come|get there|access|check(?:ing)?[- ]?in)\b.*\b(?:earl(?:y|ier)|morning|noon|before)\b/i,
    // 'Early Check-in' is something that a house may sell: then its price is the answer.
    unless:
      /\b(?:how much|price|cost|fee|add|book|buy|get) .*\bearly check|\bearly check[- ]?in (?:price|cost|fee|add|free)/i,
    answer: { look: 'early-check-in' },
  },
  {
    asks: /\blate check[- ]?out|\bcheck(?:ing)?[- ]?out (?:late|later|at|after)|\b(?:stay|leave|check(?:ing)?[- ]?out)\b.*\b(?:later|longer|afternoon)\b/i,
    answer: (facts) =>
      reply(
        `Check-out is ${facts.isCheckInFlexible ? 'usually by' : 'by'} ${facts.checkOut}. If no one is arriving that day, you may be able to stay later. Just ask: call ${facts.phone} or use the contact form.`,
        contactLink,
      ),
  },
];

/** From when to when a stay is, on every day. */
export const usualHours: Topic = {
  asks: /\bcheck(?:ing)?[- ]?(?:in|out)\b|\barrival time\b|\bdeparture time\b|\bwhat time\b.*\b(?:arrive|come|leave|get there|be out)\b|\bwhen (?:can|do|must|should) (?:i|we) (?:arrive|leave|be out|come)\b|\b(?:come|arrive|get there) (?:at|around|by) \d{1,2}(?::\d\d)?(?! ?(?:th|st|nd|rd|-|\/))\b/i,
  // 'Check in June 9, check out June 11' asks for those dates.
  unless:
    /\b(?:available|availability|price|cost|how much)\b|\bcheck(?:ing)?[- ]?in:? (?:on |date:? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th|[./-])|\d{4}-|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? ?\d)/i,
  yieldsToDates: true,
  answer: (facts) =>
    reply(
      `${facts.checkInNote}. Check-out is ${facts.isCheckInFlexible ? 'usually by' : 'by'} ${facts.checkOut}.`,
    ),
};

/** Getting there, the usual hours, and how to book. */
export const arrivalTopics: readonly Topic[] = [
  usualHours,
  {
    asks: /\b(?:where|location|located|address|how far|distance|close to|near (?:to )?(?:the )?(?:city|town)|which (?:city|town|state))\b/i,
    unless: /\b(?:airport|beach|lake)\b|\bwhere (?:do|can|should|would) (?:i|we) (?:eat|book|pay|sign|find)/i,
    answer: (facts, question) =>
      reply(
        nearbyNamed(facts, question) ??
          `${facts.name} is in ${placeOf(facts)}. The address is ${facts.addressLine}.`,
      ),
  },
  {
    asks: /\b(?:directions?|(?<!\b(?:before|when|once|after|until|time) (?:we|i) )get there|get to (?:the (?:house|place|cabin|property)|you)|find (?:the (?:house|place|cabin|property)|you|it)|drive there|driving|route|which exit|by (?:train|bus))\b/i,
    answer: (facts) => {
      const { directions } = facts.answers;
      return reply(
        `${directions ?? `Call ${facts.phone} and we'll be happy to give you directions.`} The address is ${facts.addressLine}.`,
        contactLink,
      );
    },
  },
  {
    asks: /\b(?:how (?:do|can|to) (?:i |we )?(?:book|reserve|make a (?:booking|reservation))|make a (?:booking|reservation)|book (?:now|online|a stay|directly)|steps to book|where (?:do|can) (?:i|we) book)\b/i,
    answer: () =>
      reply(
        'Choose your dates in the calendar, fill in your details, and pay. It only takes a few minutes.',
        calendarLink,
      ),
  },
];

function placeOf({ town, location }: HouseFacts): string {
  return location === undefined ? town : `${town}, ${lowered(location)}`;
}
