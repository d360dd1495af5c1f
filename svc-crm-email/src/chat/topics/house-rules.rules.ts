import { declinedPayments } from '../asked-payments.rules.ts';
import { hoursInWords, offerInWords } from '@getaway/kernel/money-rules';
import type { HouseFacts } from '../facts.rules.ts';
import { hostsAnswer } from '../hosts-answer.rules.ts';
import { quoteRules } from '../quote-rules.rules.ts';
import { calendarLink, contactLink, reply, termsLink, unknown } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';

/** House rules and payment. */
export const ruleTopics: readonly Topic[] = [
  { asks: /\b(?:service|emotional support) (?:dogs?|animals?)\b/i, answer: (facts) => unknown(facts.phone) },
  {
    asks: /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|animals?|puppies)\b/i,
    unless: /\b(?:farm|wild|zoo|petting)\b/i,
    answer: hostsAnswer('pets'),
  },
  {
    asks: /\b(?:smok(?:e|ing|ers?)|vap(?:e|ing)|cigar(?:ette)?s?|weed|cannabis)\b/i,
    unless: /\b(?:detectors?|alarms?)\b/i,
    answer: hostsAnswer('smoking'),
  },
  {
    asks: /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|crib|famil(?:y|ies)|son|daughter|teen\w*|(?<!\d)(?:1[0-7]|[1-9])[- ]?(?:years?|yrs?|months?)[- ]olds?)\b(?!.*(?:sitter|care))/i,
    unless:
      /\b(?:with|at) (?:\w+ )?(?:grand\w+|sitter|home)\b|\bwithout (?:the |our )?(?:kids|children)\b|\bkid-?free\b|\binvit(?:e|ing)\b|\bfamily (?:\w+ )?(?:over|visit|come over|stop by|drop by|for (?:an? )?(?:dinner|lunch|brunch|breakfast|drinks?))\b/i,
    // Without an answer of the host, the house still says how old its guests have to be.
    answer: ({ answers: { children }, ageRule: rule }) =>
      children === undefined ? reply(rule, termsLink) : reply(children),
  },
  {
    asks: /\b(?:use|enter|apply|redeem|put in|add)\b.*\b(?:promo\w*|discount|coupon|voucher) ?codes?|\bwhere\b.*\b(?:promo\w*|discount|coupon) ?codes?/i,
    answer: () =>
      reply(
        'Enter your promotion code at the payment step of your booking. The price updates right away.',
        calendarLink,
      ),
  },
  {
    asks: /\bgift (?:cards?|certificates?|vouchers?)|\b(?:buy|give)\b.*\bas a gift\b/i,
    answer: (facts) => unknown(facts.phone),
  },
  {
    asks: /\b(?:discounts?|deals?|cheaper|reduced|better (?:price|rate))\b.*\b(?:(?<!\b(?:during|in|mid|of) (?:the )?)weeks?(?! of\b)|weekly|months?|monthly|long(?:er)?|\d+\+? nights?|(?:several|more|multiple|three|four|five|six|seven|ten) (?:or more )?nights?)\b|\b(?:weekly|monthly|long[- ](?:stay|term)) (?:discounts?|rates?|deals?|pricing|prices?)\b/i,
    answer: () =>
      reply(
        "There's no discount for longer stays. Each night has its own price. Give me your dates and I'll work out the total.",
        calendarLink,
      ),
  },
  // Weekday Escapes is the only discount there is; who else may get one, the host says.
  {
    asks: /\b(?:military|veterans?|seniors?|aarp|aaa|students?|teachers?|nurses?|health ?care|first responders?|police|firefighters?|repeat|returning|loyalty|local|residents?|groups?|corporate|government|employees?|last[- ]minute|referral|influencers?|bloggers?|friends and family)\b[^.?!]{0,25}\b(?:discounts?|deals?|rates?|offers?|specials?|promo\w*|prices?|pricing|program)\b|\b(?:discounts?|deals?|rates?|offers?) for (?!(?:the |a |\d+|one |two |three |week|month|long))\w+/i,
    unless:
      /\b(?:rates?|prices?) for (?:dec|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|christ|valent|thanks|this|next|our|my|us|it|new|mem|lab|east)/i,
    answer: (facts) => unknown(facts.phone),
  },
  {
    asks: /\b(?:child ?care|baby ?sitter|newsletter|weekday escapes?|promo(?:tion)?s?(?: codes?)?|discounts?|coupons?|deals?|vouchers?|special offers?|sales?)\b/i,
    answer: ({ money, hasWeekdayPage }) =>
      hasWeekdayPage
        ? reply(
            `Sign up on our Weekday Escapes page and we'll email you a personal code for ${offerInWords(money.newsletterOffer)} off one stay, as long as every night is Monday through Thursday.`,
            { label: 'Weekday Escapes', href: '/childcare' },
          )
        : reply(
            'There are no discounts right now. Each night has its own price in the calendar.',
            calendarLink,
          ),
  },
  {
    asks: /\b(?:part(?:y|ies)(?! of (?:two|2|three|3|four|4))|weddings?(?! anniversary)|gatherings?|wedding reception|baby shower|bridal shower|friends over|visitors?|elope(?:ment)?|bachelor(?:ette)?)\b|\b(?:host|hold|have|throw) (?:an? )?(?:\w+ )?events?\b|\b(?:friends?|family|guests?|people) (?:\w+ )?(?:visit|come over|stop by|drop by|join)\b|\binvit(?:e|ing)\b|\b(?:friends?|family|parents|guests|people|neighbors?) (?:\w+ )?over\b|\b(?:friends?|family|parents|neighbors?) for (?:an? |some )?(?:dinner|lunch|brunch|breakfast|drinks?|barbecue|bbq)\b/i,
    answer: hostsAnswer('gatherings'),
  },
  {
    asks: /\bquiet (?:hours|time)|\bmusic\b|\bhow loud (?:can|may|are we)\b|\bloud\b.*\ballowed|\b(?:make|making) noise\b|\bnoise (?:rules?|policy|curfew|after)|\bcurfew\b/i,
    answer: (facts) => reply(`Quiet hours are ${facts.quietHours}.`, termsLink),
  },
  {
    asks: /\bhow old (?:do|must|should|are guests|does)\b|\bminimum age\b|\bage (?:limit|requirement|restriction)\b|\b(?:18|21)\b.*\b(?:years?|older|over)\b|\b(?:we|i)(?:'m| am|'re| are) (?:only )?(?:17|18|19|20)\b|\byears old\b/i,
    unless: /\bhow old is (?:the|this)\b/i,
    answer: (facts) => reply(facts.ageRule, termsLink),
  },
  {
    asks: /\b(?:wheel ?chair|accessib\w*|disab\w*|stairs|steps|walker|mobility)\b/i,
    unless: /\bsteps? (?:to|for|of|in) (?:book|reserv|the booking)/i,
    answer: hostsAnswer('accessibility'),
  },
  {
    asks: /\b(?:luggage|suitcases?)\b|\b(?:drop|leave|store|keep) (?:off )?(?:our |my |the )?bags\b/i,
    answer: hostsAnswer('luggage'),
  },
  {
    asks: /\b(?:hold|save|keep|block|reserve|put)\b.*\b(?:until|till|for (?:me|us|a (?:few|couple|day|week)|\d)|while (?:i|we)|without (?:paying|payment)|before (?:i|we) pay)\b|\b(?:hold|save|block) (?:the |these |those |my |our |a |that |this )?(?:dates?|nights?|weekend|spot)\b|\bon hold\b/i,
    answer: (facts) =>
      reply(
        facts.otherPayments.length === 0
          ? "We can't hold dates without a booking. They're yours as soon as you've booked and paid."
          : `We can't hold dates without a booking. If you book and pay with ${facts.otherPayments.join(' or ')}, we hold your dates for up to ${hoursInWords(facts.money.paymentHours)}. If we haven't received your payment by then, the booking is canceled automatically.`,
        calendarLink,
      ),
  },
  {
    asks: /\bsecurity deposit|\bdamage (?:deposit|waiver)/i,
    answer: (facts) => unknown(facts.phone),
  },
  {
    asks: /\bwhen\b.*\b(?:charged?|pay|payment|billed|due)\b|\b(?:deposit|down ?payment|installments?|pay (?:later|upfront|up front|in advance|on arrival|half|part))\b/i,
    answer: (facts) =>
      reply(
        `If you pay by card, you pay the full amount when you book.${otherPaymentWords(facts)}`,
        calendarLink,
      ),
  },
  {
    asks: /\b(?:pay(?:ment|ments|ing|pal)?|credit|debit|visa|mastercard|amex|american express|venmo|cash ?app|zelle|apple pay|google pay|cash|check by mail|wire|bitcoin|crypto)\b/i,
    unless: /\bpay(?:ing)? (?:extra|more|for (?:parking|wi-?fi|the hot))/i,
    answer: (facts, question) =>
      reply(
        `${declinedPayments(question, facts)}You can pay by card${facts.money.cardFeePercent > 0 ? `, with a ${facts.money.cardFeePercent}% card fee` : ''}.${otherPaymentWords(facts)}`,
        calendarLink,
      ),
  },
  {
    asks: /\bhouse rules\b|\bterms (?:of|and)\b|\brules\b/i,
    answer: (facts, question) =>
      quoteRules(facts, question) ??
      reply('You can read our house rules in the terms of service.', termsLink, contactLink),
  },
];

function otherPaymentWords({ otherPayments, money }: HouseFacts): string {
  if (otherPayments.length === 0) return '';
  const services = otherPayments.join(' or ');
  const how =
    money.cardFeePercent > 0 ? `With ${services} there's no card fee.` : `You can also pay with ${services}.`;
  return ` ${how} We hold your dates for up to ${hoursInWords(money.paymentHours)}; if we haven't received your payment by then, the booking is canceled automatically.`;
}
