import { pattern } from './pattern.ts';
import { saysOfStay, type Sentence } from './sentences.ts';

/** What belongs together is near; without a limit, a long text of such words is read again from each of them. */
const near = '[^,]{0,200}?';
const length = String.raw`\d{1,4}\s?-?(?:h|hours?|days?|weeks?|months?)\b`;
const terms = String.raw`(?:${length}|\d\s?%|\b(?:half|full|fully|nothing|never|none|not|always|until|before(?!\syou\sbook|\sbooking)|within|up\sto|any\s?time|whatever|whenever)\b)`;
const stay = String.raw`(?:bookings?|reservations?|stays?|visit|trip|nights?|dates)\b`;
/** "Cancel the alarm" cancels no stay. */
const cancel = String.raw`(?<!\b(?:noise|echo)[\s-])\bcancel(?:s|l?ed|l?ing)?\b(?!\s+(?:it\b|(?:an?|the|this|that|its|your|their|our)\s+(?!${stay})))`;
/** "Cancel your stay any time"; not "Cancel housekeeping any time". */
const ofStay = String.raw`(?:\s(?:or|and|move|change|your|the|this|an?|any|whole|entire|online|by\semail|${stay})){0,5}`;
const deadline = String.raw`(?:any\s?time|whenever|until|up\sto|within|as\slate|for\sfree|free\b|at\sno\s(?:cost|charge)|without\s(?:an?y?\s)?(?:fee|penalty|charge|cost)|costs?\snothing|${length}|before\s(?:check|arriv|you\sarrive|your\s(?:stay|arrival|check)|the\sstay)|(?:on\s)?the\s(?:same\s)?day)`;

/** Reasons for which guests cancel; no stay ends because they can't make it up the stairs. */
const changes = String.raw`(?:change\syour\s(?:mind|plans)(?!\s(?:about|on))|(?:your\s)?plans\schange|(?:cannot|can['’]t)\s(?:come|make\sit(?!\s(?:to|up|by|in)\b)|travel(?!\s(?:light|with)\b))|(?:don['’]t|do\snot)\s(?:come|show\sup))\b`;
const ifChanges = String.raw`(?:if|when|should|whenever)\s(?:you\s)?(?:\w+\s)?${changes}`;
/** What guests don't pay; "feel free" and an early check-in are not about the price of a stay. */
const noMoney = String.raw`(?:\b(?:no|zero|without(?:\san?y?)?)\s(?:charge|cost|fee|penalty)s?\b|\b(?:pay|owe|lose)\snothing\b|\bcosts?\s(?:you\s)?nothing\b|(?<!\bfeel\s|\bcheck\sin\s(?:early|late)\sfor\s)\bfree\b)`;
const everything = String.raw`(?:\d{1,3}\s?%|all|half|everything|every\s(?:cent|penny|dollar)|it\sall|what\syou\spaid)`;
const often = String.raw`(?:(?:always|never)\s)?`;

const promises = [
  pattern(String.raw`${noMoney}[^,]{0,40}\b${ifChanges}|\b${ifChanges}.{0,40}?${noMoney}`),
  pattern(
    String.raw`\b(?:get|receive|give\syou|pay\syou|send\syou)\s${everything}\s(?:of\s(?:it|your\s(?:payment|money|deposit|booking|price))\s)?back\b`,
  ),
  pattern(
    String.raw`\byour\s(?:(?:payment|money)\s${often}(?:comes|goes)|(?:payment|money|stay)\s${often}(?:is|will\sbe)\s(?:sent|paid|given))\s(?:\w+\s)?back\b`,
  ),
  pattern(String.raw`\blose\s(?:a|one)\s(?:cent|penny|dollar)\b|\blose\syour\s(?:money|payment)\b`),
  /\bnon-?\s?refundable\b/i,
  /\bmoney[\s-]back\b/i,
  /\b(?:full|fully|complete|no|\d{1,3}\s?%)\s(?:\w+\s){0,2}refund|\b(?:partial|half)\s(?:\w+\s){0,4}refund/i,
  /\bwe(?:['’]ll|\swill|\salways|\snever)?\s(?:refund|reimburse|return)\s(?:you|your|it|all|half|everything|nothing|the|what|\d)/i,
  pattern(String.raw`\b(?:refund|reimburs)\w*\b${near}${terms}`),
  pattern(String.raw`${terms}${near}\b(?:refunded|reimbursed)\b`),
  pattern(
    String.raw`\b(?:free|flexible|strict|moderate|no|any\s?time|last-minute\sfree)\scancell?ations?\b|\bcancell?ations?\b${near}(?:${terms}|\bfree\b|\bno\s(?:fee|charge|cost)|\bwithout\b|\bfees?\b)`,
  ),
  pattern(String.raw`${cancel}${ofStay}\s${deadline}`),
  pattern(String.raw`\b(?:can(?:not|['’]t)|may\snot|never)\s(?:\w+\s)?be\scancel`),
  /\bif\syou\scancel\b.*(?:%|\$\d|\b(?:you\s(?:pay|owe|lose|get)|we\s(?:keep|charge)|charged|half|nothing)\b)/i,
];

/** Where the house cancels, guests get everything back: a text may say so. */
const byHouse =
  /\b(?:if|when|should)\s(?:we|i|the\s(?:hosts?|owners?|house))\b.*\bcancel|\bcancel\w*\sby\s(?:us|the\s(?:hosts?|owners?|house))\b/i;
const inPart = /\b(?:half|partial|no|nothing|not)\b|%/i;

/** The guest's own stay, whatever else the sentence names. */
const ownStay = pattern(
  String.raw`^(?:your\s|a\s|the\s|this\s|all\s)?(?:bookings?|reservations?|stays?)\s[^,]*\b(?:cancel|refund|reimburse)|\bcancel\s(?:your|the|a)\s${stay}[^,]*${deadline}`,
);

/** Whether a sentence is a rule about money that comes back, or about canceling a stay: the site applies its own. */
export function saysRefundRule(sentence: Sentence): boolean {
  if (byHouse.test(sentence.text) && !inPart.test(sentence.text)) return false;
  return promises.some((words) =>
    ownStay.test(sentence.text) ? words.test(sentence.text) : saysOfStay(sentence, words),
  );
}
