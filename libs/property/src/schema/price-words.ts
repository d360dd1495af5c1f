import { amount } from './amounts.ts';
import { pattern } from './pattern.ts';
import { saysOfStay, type Sentence } from './sentences.ts';

const few = String.raw`(?:\d{1,2}|two|three|four|five|six|seven)`;
const span = String.raw`(?:weekends?|weeks?|months?|${few}\s(?:whole\s)?nights?)`;
const cost = String.raw`(?:for|from|at|of|only|just|is|are|costs?|starts?\s(?:at|from)|starting\s(?:at|from))`;
const little = String.raw`(?:only\s|just\s)?`;
const house = String.raw`(?:getaways?|escapes?|retreats?|cabins?|houses?|cottages?|lofts?|breaks?)`;

const stayPrices = [
  pattern(
    String.raw`${amount}\s?(?:(?:\/|per\s|an?\s|each\s|every\s|for\s(?:an?|one|the|your\sfirst)\s)\s?(?:week|weekend\s|weekday\s|mid-?week\s)?night\b|nightly\b)`,
  ),
  pattern(
    String.raw`${amount}\s?(?:\/\s?|per\s|an?\s|each\s|every\s|for\s)(?:(?:an?|one|the|your|this|any)\s)?(?:(?:first|whole|entire|full|long)\s)?${span}\b`,
  ),
  pattern(
    String.raw`\b(?:nights?|rates?|stays|weekends|weekdays)\s(?:\w+\s){0,3}?${cost}\s${little}${amount}`,
  ),
  pattern(
    String.raw`\b(?:${span}|${house})(?::|\s[-–—])?\s(?:${cost}\s)?${little}${amount}(?![\d.,]*\s(?:off|back|discount)\b)`,
  ),
  // A sentence with nothing but a price can only mean the stay.
  pattern(
    String.raw`^(?:(?:now|book|book\s(?:now|direct)|ab|desde|des)\s)?(?:from|only|just|at|for|as\slow\sas|starting\s(?:at|from))?\s?${little}(?<!^)${amount}[.!]*$`,
  ),
];

/** Whether a sentence names a price for a night, a weekend, or a whole stay. */
export function namesStayPrice(sentence: Sentence): boolean {
  return stayPrices.some((words) => saysOfStay(sentence, words));
}

const no = String.raw`\b(?:no|zero|never\san?y?|without(?:\san?y?)?|(?:don['’]t|do\snot|never)\s(?:charge|have|take|add)\s(?:an?y?|for))`;
const noFee =
  /\b(?:no|zero|without(?:\sany)?)\s(?:(?:extra|additional|added|other|further)\s)*(?:fees|surcharges|charges)\b(?!\s(?:for|at|on|to|in)\b(?!\s(?:booking|book|reserv|your|guests|us)))|\bwe\swaive\s(?:the|all)\sfees?\b/i;
/** "No booking, card, or cleaning fees" denies each of them. */
const listed = String.raw`(?:[\w-]+,?\s(?:(?:or|and|nor)\s)?){0,5}?`;
const fees = String.raw`(?:fees?|charges?|costs?|surcharges?)\b`;
const noCleaningFees = [
  pattern(String.raw`${no}\s${listed}cleaning(?:,?\s(?:or|and|nor)\s[\w-]+)?[\s-]${fees}`),
  pattern(String.raw`\bcleaning[\s-]fees?(?:\s(?:is|are))?:?\s(?:waived|on\sus|none|zero|free|[$€£]?0\b)`),
  pattern(String.raw`\bwe\swaive\s(?:the|all)\scleaning[\s-]fees?\b`),
  pattern(
    String.raw`\bcleaning\s(?:is|comes)\s(?:always\s)?(?:free|complimentary|on\sus|at\sno\s(?:extra\s)?(?:cost|charge))\b`,
  ),
  pattern(
    String.raw`\bfree\s(?:(?:professional|final|end-of-stay)\s)?cleaning\b(?!\s(?:suppl|product|kit|cloth))`,
  ),
  pattern(
    String.raw`${no}\s(?:(?:extra|additional)\s)?(?:fees?|charges?)\sfor\s(?:the\s)?(?:professional\s|final\s)?cleaning\b`,
  ),
];
const noCardFees = [
  pattern(
    String.raw`${no}\s${listed}(?:(?:credit[\s-])?card|payment|processing)(?:,?\s(?:or|and|nor)\s[\w-]+)?[\s-]${fees}`,
  ),
];

/** The fees that guests of a house pay. */
export interface Fees {
  readonly cleaning: boolean;
  readonly card: boolean;
}

/** Whether a sentence denies a fee that guests pay. The fees of platforms are none of them. */
export function deniesFee(sentence: Sentence, { cleaning, card }: Fees): boolean {
  const denied = [
    ...(cleaning || card ? [noFee] : []),
    ...(cleaning ? noCleaningFees : []),
    ...(card ? noCardFees : []),
  ];
  return denied.some((words) => saysOfStay(sentence, words));
}

const otherPayments = [
  /\b(?:pay(?:ment)?|cash|balance|remainder)\b(?<!\b(?:no\sneed|don['’]t|nothing)\b.{0,200})(?:\s(?!by\b)[\w']+){0,4}?\s(?:on|upon|at|after)\s(?:your\s)?(?:arrival|arriving|check-?in|check-?out|checkout|departure)\b/i,
  /\b(?:won['’]t|not)\s(?:be\s)?(?:charged?|pay)\s(?:\w+\s)?until\syou\s(?:arrive|get\shere|check)/i,
  /\bpay\b(?:\s[\w']+){0,4}?\swhen\syou\s(?:arrive|get\shere|check\s?(?:in|out)|leave)\b/i,
  /\b\d{1,2}\s?%\sdeposit\b|\bdeposit\sof\s\d{1,2}\s?%|\bhalf\s(?:now|up\s?front)\b/i,
];

/** Whether a sentence says that guests pay at another time, or in parts. */
export function saysOtherPayment(sentence: Sentence): boolean {
  return otherPayments.some((words) => saysOfStay(sentence, words));
}
