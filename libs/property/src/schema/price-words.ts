import { amount } from './amounts.ts';
import { pattern } from './pattern.ts';
import { saysOfStay, type Sentence } from './sentences.ts';

const nightlyPrices = [
  pattern(
    String.raw`${amount}\s?(?:(?:\/|per\s|an?\s|each\s|every\s|for\s(?:an?|one|the|your\sfirst)\s)\s?(?:week|weekend\s|weekday\s|mid-?week\s)?night\b|nightly\b)`,
  ),
  pattern(
    String.raw`\b(?:nights?|rates?|stays|weekends|weekdays)\s(?:\w+\s){0,3}?(?:from|at|for|of|only|just|is|are|costs?)\s(?:only\s|just\s)?${amount}`,
  ),
];

/** Whether a sentence names what a night costs. */
export function namesNightlyPrice(sentence: Sentence): boolean {
  return nightlyPrices.some((words) => saysOfStay(sentence, words));
}

const noFee =
  /\b(?:no|zero|without(?:\sany)?)\s(?:(?:extra|additional|added|other|further)\s)*(?:fees|surcharges|charges)\b(?!\s(?:for|at|on|to|in)\b(?!\s(?:booking|book|reserv|your|guests|us)))|\bwe\swaive\s(?:the|all)\sfees?\b/i;
const noCleaningFee =
  /\b(?:no|zero|without(?:\san?y?)?)\s(?:extra\s|additional\s)?cleaning\s(?:fees?|charges?|costs?)\b|\bcleaning\sfees?\s(?:is|are)\s(?:waived|on\sus)\b|\bwe\swaive\s(?:the|all)\scleaning\sfees?\b/i;
const noCardFee =
  /\b(?:no|zero|without(?:\san?y?)?)\s(?:extra\s|additional\s)?(?:(?:credit[\s-])?card|payment|processing)\s(?:fees?|surcharges?|charges?)\b/i;

/** The fees that guests of a house pay. */
export interface Fees {
  readonly cleaning: boolean;
  readonly card: boolean;
}

/** Whether a sentence denies a fee that guests pay. The fees of platforms are none of them. */
export function deniesFee(sentence: Sentence, { cleaning, card }: Fees): boolean {
  const denied = [
    ...(cleaning || card ? [noFee] : []),
    ...(cleaning ? [noCleaningFee] : []),
    ...(card ? [noCardFee] : []),
  ];
  return denied.some((words) => saysOfStay(sentence, words));
}

const otherPayments = [
  /(?<!\b(?:no\sneed|don['’]t|nothing)\b.*)\b(?:pay(?:ment)?|cash|balance|remainder)\b(?:\s(?!by\b)[\w']+){0,4}?\s(?:on|upon|at|after)\s(?:your\s)?(?:arrival|arriving|check-?in|check-?out|checkout|departure)\b/i,
  /\b(?:won['’]t|not)\s(?:be\s)?(?:charged?|pay)\s(?:\w+\s)?until\syou\s(?:arrive|get\shere|check)/i,
  /\bpay\b(?:\s[\w']+){0,4}?\swhen\syou\s(?:arrive|get\shere|check\s?(?:in|out)|leave)\b/i,
  /\b\d{1,2}\s?%\sdeposit\b|\bdeposit\sof\s\d{1,2}\s?%|\bhalf\s(?:now|up\s?front)\b/i,
];

/** Whether a sentence says that guests pay at another time, or in parts. */
export function saysOtherPayment(sentence: Sentence): boolean {
  return otherPayments.some((words) => saysOfStay(sentence, words));
}
