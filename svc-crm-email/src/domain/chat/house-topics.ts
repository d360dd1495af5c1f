import { moneyRules, newsletterOfferText } from '@getaway/kernel/money-rules';
import { noticeInWords } from '../cancellation-policy.ts';
import { amenity, listed, lowered } from './amenities.ts';
import type { HouseFacts } from './facts.ts';
import { calendarLink, contactLink, reply, termsLink, unknown } from './reply.ts';
import type { Topic } from './topic.ts';

/** The first that fits is answered: what is narrower stands before what is wider. */
export const houseTopics: readonly Topic[] = [
  {
    asks: /\b(?:are you|is this) (?:a |an )?(?:bot|robot|human|real|person|ai|machine)\b|who are you/i,
    answer: (facts) =>
      reply(
        `I am the assistant of ${facts.name}, a program. I know the house, its prices and its calendar; for everything else there are people: ${facts.phone}.`,
        contactLink,
      ),
  },
  {
    asks: /\b(?:speak|talk|chat) (?:to|with) (?:a |an |some)?(?:human|person|someone|somebody|owner|host|staff|agent|one)|\b(?:contact|call|reach|e-?mail|phone) (?:you|the (?:owner|host|house))\b|phone number|e-?mail address|telephone|contact (?:details|info|form)/i,
    answer: (facts) =>
      reply(
        `You reach us at ${facts.phone} or ${facts.email}, or with the contact form; we answer within 24 hours.`,
        contactLink,
      ),
  },
  {
    asks: /\b(?:entry|door|access|gate) ?code|\bkeys?\b|how do (?:i|we) get in(?:to|side)?\b|self[- ]check/i,
    answer: () =>
      reply(
        'You need no key: your six-digit entry code is in the confirmation mail that you get once your booking is confirmed.',
      ),
  },
  {
    asks: /\b(?:change|move|edit|modify|reschedule|extend)\b.*\b(?:booking|reservation|dates|stay)\b/i,
    answer: (facts) =>
      reply(
        `We change a booking for you: use the contact form with your booking reference, or call ${facts.phone}.`,
        contactLink,
      ),
  },
  {
    asks: /\brefunds?\b.*\b(?:long|days|when|take)|\b(?:when|how long)\b.*\brefund/i,
    answer: () => reply(`Refunds take ${moneyRules.refundDays}.`, termsLink),
  },
  {
    asks: /\bcancel|\brefund|money back/i,
    answer: () =>
      reply(
        `Cancel at least ${noticeInWords(moneyRules.standardNoticeHours)} before check-in for a full refund, or ${noticeInWords(moneyRules.specialNoticeHours)} before for holidays and special events such as Valentine’s. A cancellation on the day of arrival is charged in full. Refunds take ${moneyRules.refundDays}.`,
        termsLink,
      ),
  },
  {
    asks: /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|animals?)\b/i,
    answer: hostsAnswer('pets'),
  },
  { asks: /\b(?:smok(?:e|ing|er)|vap(?:e|ing)|cigar(?:ette)?s?)\b/i, answer: hostsAnswer('smoking') },
  {
    asks: /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|crib|famil(?:y|ies))\b(?!.*(?:sitter|care))/i,
    answer: hostsAnswer('children'),
  },
  {
    asks: /\b(?:child ?care|baby ?sitter|newsletter|weekday escapes?|promo(?:tion)?(?: code)?s?|discounts?|coupons?|deals?|vouchers?)\b/i,
    answer: () =>
      reply(
        `Sign up on our Weekday Escapes page and you get a personal code by mail: ${newsletterOfferText} off one stay whose nights lie between Monday and Thursday.`,
        { label: 'Weekday Escapes', href: '/childcare' },
      ),
  },
  {
    asks: /\b(?:part(?:y|ies)|wedding|events?|gathering|visitors?|friends over|elope(?:ment)?|bachelor(?:ette)?)\b/i,
    answer: hostsAnswer('gatherings'),
  },
  {
    asks: /\bquiet|noise|loud|music\b/i,
    answer: (facts) => reply(`Quiet hours are ${facts.quietHours}.`, termsLink),
  },
  {
    asks: /\bhow old\b|\bminimum age\b|\bage (?:limit|requirement)\b|\b(?:18|21)\b.*\b(?:years?|older|over)\b|\byears old\b/i,
    answer: (facts) => reply(`Guests must be ${facts.minimumAge} or older.`, termsLink),
  },
  {
    asks: /\b(?:wheel ?chair|accessib\w*|disab\w*|stairs|steps)\b/i,
    answer: hostsAnswer('accessibility'),
  },
  { asks: /\b(?:luggage|bags|suitcases?)\b/i, answer: hostsAnswer('luggage') },
  {
    asks: /\bpay\w*\b|\b(?:credit|debit) cards?\b|\b(?:visa|mastercard|amex|venmo|cash ?app|paypal|zelle|apple pay)\b/i,
    answer: (facts) =>
      reply(
        `You pay by card, with a ${moneyRules.cardFeeTenThousandths / 100}% card fee, or through ${facts.otherPayments.join(' or ')} without it. Without a card your dates are kept for ${moneyRules.reservationHours} hours; unpaid, the booking is cancelled then.`,
        calendarLink,
      ),
  },
  amenity(/\bhot ?tub|jacuzzi|whirlpool|spa bath/i, /hot ?tub|jacuzzi|whirlpool/i),
  amenity(/\bpool\b/i, /\bpool\b/i),
  amenity(/\bsauna\b/i, /\bsauna\b/i),
  amenity(/\bgym\b|\bfitness\b/i, /\bgym\b|fitness/i),
  amenity(/\b(?:movie|cinema|tv|television|netflix|streaming|projector)\b/i, /movie|cinema|tv\b|projector/i),
  amenity(/\bfire ?place\b/i, /fire/i),
  amenity(/\bpark(?:ing)?\b|\bgarage\b/i, /park|garage/i),
  amenity(/\bwi-?fi\b|\binternet\b|\bremote work\b/i, /wi-?fi|internet/i),
  amenity(
    /\b(?:air ?con\w*|a\/?c|heating|heater|heated|climate|too (?:hot|cold))\b/i,
    /climate|air ?con|heating/i,
  ),
  {
    asks: /\b(?:towels?|linens?|sheets|housekeeping|cleaned|cleaners?)\b/i,
    answer: () =>
      reply('Housekeeping takes care of the house: professional cleaning is included in the fixed fee.'),
  },
  {
    asks: /\b(?:kitchen|cook(?:ing)?|oven|fridge|coffee|microwave|grill|bbq)\b/i,
    answer: hostsAnswer('kitchen'),
  },
  {
    asks: /\b(?:bed ?rooms?|beds?|bath ?rooms?|showers?)\b/i,
    answer: (facts) =>
      reply(
        `The house has ${counted(facts.bedrooms, 'bedroom')}, ${counted(facts.beds, 'bed')} and ${counted(facts.bathrooms, 'bathroom')}.`,
      ),
  },
  {
    asks: /\bhow many (?:people|guests|persons|of us)\b|\b(?:sleeps?|accommodates?|capacity|max(?:imum)? (?:guests|people|occupancy))\b|\b(?:third|three|four|five|six|[3-9]) (?:people|guests|persons?|adults|of us|couples)\b/i,
    answer: (facts) => reply(`${facts.name} is made for couples and accommodates ${facts.sleeps} guests.`),
  },
  {
    asks: /\b(?:minimum|shortest|at least|just one|only one|single)\b.*\b(?:nights?|stay)\b|\bone[- ]night\b/i,
    answer: () => reply('One night is enough: there is no longer minimum stay.', calendarLink),
  },
  {
    asks: /\bearly check|\bcheck(?:ing)?[- ]?in early|\b(?:arrive|come|get there|access|check(?:ing)?[- ]?in)\b.*\b(?:earl(?:y|ier)|morning|noon|before)\b/i,
    answer: (facts) =>
      reply(
        `Check-in is flexible, nominally ${facts.checkIn}. If the booking offers an early check-in among its add-ons, that makes it sure; otherwise ask us.`,
        { label: 'See the add-ons', href: '/booking' },
        contactLink,
      ),
  },
  {
    asks: /\blate check[- ]?out|\bcheck(?:ing)?[- ]?out late|\b(?:stay|leave|check(?:ing)?[- ]?out)\b.*\b(?:later|longer|afternoon)\b/i,
    answer: (facts) =>
      reply(
        `Check-out is nominally ${facts.checkOut}. Whether you can stay longer depends on the next guests, so please ask us.`,
        contactLink,
      ),
  },
  {
    asks: /\bcheck(?:ing)?[- ]?(?:in|out)\b|\barriv(?:e|al)\b|\bdepart(?:ure)?\b|what time\b/i,
    answer: (facts) => reply(`${facts.checkInNote}. Check-out is ${facts.checkOut}.`),
  },
  {
    asks: /\b(?:instagram|facebook|social|photos?|pictures?)\b/i,
    answer: (facts) =>
      reply(
        facts.social ? `You find more pictures on ${facts.social}.` : 'Our pictures are on the home page.',
        { label: 'Home page', href: '/' },
      ),
  },
  {
    asks: /\b(?:where|location|located|address|far|distance|close to|near (?:to )?(?:the )?(?:city|town)|which (?:city|town|state))\b(?!.*\b(?:restaurants?|shops?|eat)\b)/i,
    answer: (facts) =>
      reply(`${facts.name} is in ${facts.town}, ${lowered(facts.location)}: ${facts.addressLine}.`),
  },
  {
    asks: /\b(?:directions?|get there|drive there|driving|route|exit|train|bus)\b/i,
    answer: (facts) => {
      const { directions } = facts.answers;
      return reply(
        `${directions ?? 'Let us tell you the way.'} The address: ${facts.addressLine}.`,
        contactLink,
      );
    },
  },
  {
    asks: /\b(?:restaurants?|things to do|nearby|around|shops?|shopping|hik(?:e|ing)|attractions?)\b/i,
    answer: hostsAnswer('nearby'),
  },
  amenity(/\bfire ?pit\b(?!.*\bevening\b)/i, /fire/i),
  {
    asks: /\bamenit|\bwhat (?:do you have|does the house have|is included|'s included|comes with)|\bincluded\b/i,
    answer: (facts) =>
      reply(`The house has this for you: ${listed(facts.amenities)}.`, {
        label: 'All amenities',
        href: '/#amenities',
      }),
  },
  {
    asks: /\breviews?\b|\btestimonials?\b|\brating/i,
    answer: (facts) =>
      facts.hasReviews
        ? reply('What our guests say is on the home page.', { label: 'Reviews', href: '/#reviews' })
        : unknown(facts.phone),
  },
  {
    asks: /\b(?:privacy|my data|personal data|gdpr)\b/i,
    answer: () =>
      reply('What we keep and why is in our privacy policy.', {
        label: 'Privacy policy',
        href: '/privacy-policy',
      }),
  },
  {
    asks: /\b(?:how (?:do|can) (?:i|we) (?:book|reserve)|make a (?:booking|reservation)|book (?:now|online|a stay))\b/i,
    answer: () =>
      reply(
        'Choose your dates in the calendar, add what you like, and pay: that takes a few minutes.',
        calendarLink,
      ),
  },
];

/** What is said back when nothing is asked. */
export const courtesies: readonly Topic[] = [
  {
    asks: /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|howdy)\b[^?]{0,30}$/i,
    answer: (facts) =>
      reply(`Hello! Ask me about ${facts.name}: free dates, prices, the house, or how to get here.`),
  },
  {
    asks: /\b(?:thanks|thank you|thx|cheers|perfect|great)\b[^?]{0,40}$/i,
    answer: () => reply('You are welcome! Ask me whatever else you would like to know.'),
  },
  { asks: /^\W*(?:bye|goodbye|see you)\b/i, answer: () => reply('Goodbye, and see you soon!') },
];

function hostsAnswer(topic: keyof HouseFacts['answers']): Topic['answer'] {
  return (facts) => {
    const known = facts.answers[topic];
    return known === undefined ? unknown(facts.phone) : reply(known);
  };
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}
