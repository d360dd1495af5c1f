import { lateCancellations } from '@getaway/kernel/late-cancellations';
import { hoursInWords, refundDays, type MoneyRules } from '@getaway/kernel/money-rules';
import { askPerson, contactLink, reply, termsLink } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';
import { bookedStayAnswer, ownStayTopics } from './own-stay.rules.ts';

/** Asks how to cancel, or says that it has to be; the others ask what a cancellation costs. */
const asksForSteps =
  /\bhow (?:do|can|could|would|should|to)\b|\bwhere\b|\bonline\b|\b(?:need|have|want|going) to\b|\bcancel (?:my|our)\b/i;

/** Payments, receipts, emails, cancellations and changes of a booking that exists. */
export const existingBookingTopics: readonly Topic[] = [
  {
    asks: /\b(?:promo|discount|coupon|voucher|offer) ?codes?\b.*\b(?:not|isn't|doesn't|doesnt|won't|wont|invalid|expired|refused|rejected|fail\w*|error|never|can't)\b|\b(?:not|doesn't|doesnt|won't|can't)\b.*\b(?:promo|discount|coupon) ?code/i,
    answer: (facts) =>
      askPerson(
        "Our Weekday Escapes codes work once, and only for nights Monday through Thursday. If yours still doesn't work, we'll check it for you.",
        facts.phone,
      ),
  },
  {
    asks: /\b(?:charged|billed) (?:me |us |my card )?(?:twice|two times|double|wrong\w*|too much|again|more)\b|\bdouble[- ]?(?:charged|billed|charge)|\bovercharged\b|\bcharge ?back\b|\bfraud\w*|\bdispute\b|\b(?:deposit|money)\b.{0,15}\b(?:not|never|isn't|wasn't|hasn't)\b.{0,10}\b(?:returned|back|refunded|arrived)\b|\b(?:website|site|page|payment|checkout|booking) (?:error|problem|failed|crash\w*)\b|\berror (?:when|while|message|during)\b|\b(?:wrong|incorrect|extra|unknown|unexpected) (?:amount|charge)\b|\bcharge on my (?:card|statement)\b|\bwhy (?:was|were|am|did) (?:i|we|my card|you) (?:being )?(?:charged?|billed)|\b(?:payment|card) (?:was |got |is |keeps? )?(?:being )?(?:declined|refused|rejected|fail\w*|not going)\b|\b(?:payment|card|checkout|website|site|page|form|calendar|link)\b.{0,25}(?:\b(?:not|isnt|doesnt|wont)\b|n't)[^.?!]{0,15}\b(?:work\w*|load\w*|open\w*|go(?:ing)? through|accept\w*|submit\w*)/i,
    answer: (facts) =>
      askPerson("I'm sorry about that. We'll look into it with you right away.", facts.phone),
  },
  {
    asks: /(?:\b(?:not|never|didnt|dont|havent|hasnt)\b|n't)[^.?!]{0,20}\b(?:get|got|receive|received|gotten|arrived?|come|came|see|seen|have|find|hear|heard)\b[^.?!]{0,30}\b(?:e-?mails?|confirmation|refund|reply|answer|link)\b|\b(?:confirmation|e-?mail|refund|money)\b[^.?!]{0,25}(?:\b(?:not|never)\b|n't)[^.?!]{0,12}\b(?:arrived?|come|came|received?|there|shown?)\b|\b(?:where|when)\b.{0,12}\b(?:is|'s|will)\b.{0,10}\b(?:my|our) (?:confirmation|e-?mail)\b|\bre-?send\b|\b(?:send|copy of|need|get)\b.{0,20}\bconfirmation\b|\blost (?:my|the|our) (?:confirmation|e-?mail|reference)\b/i,
    answer: (facts) =>
      askPerson(
        "Please check your spam folder first. If it isn't there, tell us your name and dates and we'll send it again.",
        facts.phone,
      ),
  },
  {
    asks: /\b(?:receipts?|invoices?|folio|(?:the|my|our|a|hotel) bill(?! (?:for|per|if|when))|proof of (?:payment|stay)|billing statement)\b/i,
    answer: (facts) =>
      askPerson('For a receipt or an invoice, please have your booking reference ready.', facts.phone),
  },
  {
    asks: /\brefunds?\b.*\b(?:long|days|when|take|back|status|where)\b|\b(?:when|how long|where)\b.*\brefund/i,
    answer: (facts) =>
      askPerson(`Refunds take ${refundDays}. If yours is overdue, let us know.`, facts.phone),
  },
  {
    asks: /(?<!\b(?:flight|flights|plane|train) (?:\w+ ){0,2})\bcancel(?!lations? (?:for|on|this|next|in|available)\b)\w*|\brefund\w*|\bmoney back\b|\b(?:call|called|calling) (?:it |this |our trip |the trip )?off\b|\b(?:withdraw|void|drop|get rid of|undo|revoke|scrap) (?:my|our|the|this) (?:booking|reservation|stay|trip)\b|\b(?:i|we) (?:can't|cant|cannot|can not|won't|wont|couldn't|are not able to|aren't able to|be unable to) (?:be able to )?(?:make it|come(?! (?:at|before|until|to the))|travel|go anymore)\b|\bsomething (?:has )?(?:came|come) up\b|\bno longer (?:need|want|able)\b|\b(?:get|be|is|are|got) (?:sick|ill)\b(?!.*\b(?:resched|postpon|mov|chang))|\bnon-?refundable/i,
    answer: (facts, question) => {
      const steps = `On the page of your stay, linked in your confirmation email, choose “Cancel your booking”: you see your refund before you confirm, and what goes back to a card is sent automatically. You can also call ${facts.phone} or use the contact form with your booking reference.`;
      const policy = cancellationWords(facts.money);
      return reply(
        asksForSteps.test(question) ? `${steps} ${policy}` : `${policy} ${steps}`,
        contactLink,
        termsLink,
      );
    },
  },
  {
    asks: /\b(?:reschedul|postpon)\w*|\b(?:can|could|may|possible to|like to|want to) (?:we |i )?extend\b|\bcheck(?:ing)?[- ]?out (?:today|tomorrow|tmrw|tmr|tonight|this morning|in an hour)\b|\b(?:shift\w*|bring forward|push back)\b.*\b(?:booking|reservation|dates?|stay|trip)\b|\bthan (?:we |i )?(?:had )?(?:booked|planned|reserved)\b|\b(?:leave|arrive|come|check (?:in|out)|stay)\b.{0,12}\b(?:a|one|two|\d) (?:days?|nights?) (?:early|earlier|later|longer|sooner|more)\b|\b(?:stay|add|book|extend\w*)\b.{0,15}\b(?:another|one more|an? (?:extra|additional)|(?:\d|two) more) (?:nights?|days?)\b|\b(?:add|remove) (?:a |another |one more |an extra )guest\b|\b(?:wrong|incorrect|misspelled) (?:dates?|e-?mail|name|phone)\b|\b(?:chang\w*|mov(?:e|ing)|switch\w*|swap|edit|modify|modif\w*|reschedul\w*|postpon\w*|extend\w*|shorten|push|updat\w*|correct|amend|transfer)\b.*\b(?:booking|reservation|dates?|stay|trip|name|e-?mail|phone number|number of guests|guest count|from .+ to)\b|\b(?:chang|mov|reschedul|postpon)\w* (?:it|them|this|that|to|our|my)\b|\b(?:add|remove|take off)\b.*\b(?:to|from) (?:my|our|an? existing) (?:booking|reservation|stay)\b|\bstay (?:an?|one|another) (?:extra|more|additional|other) (?:night|day)|\bstay one more\b|\banother night\b.*\b(?:my|our|add)\b/i,
    unless: /\bchange of (?:clothes|scenery)|\bchanging room/i,
    answer: (facts) =>
      askPerson(
        "We can change your booking for you. Just tell us your booking reference and what you'd like instead.",
        facts.phone,
      ),
  },
  {
    asks: /\bbooked under\b|\b(?:did|has|have|was|were|is) (?:my|our|the) (?:\w+ ){1,3}?(?:get|gets|got|been|be|go|gone) (?:booked|added|confirmed|reserved|scheduled|paid|through|thru|canceled|cancelled)\b|\b(?:my|our) (?:massage|chef|dinner|chauffeur|driver|package|add-?ons?|extras?|petals|setup)\b|\bcan i take (?:it|that|them) off\b|\b(?:we|i) (?:bought|purchased|already paid)\b|\b(?:thanks|thank you) (?:so much )?for (?:a|an|the|our|such a) (?:\w+ )?(?:stay|weekend|time|trip|visit)\b|\bleave (?:you )?(?:a|our|my) (?:\w+ )?review\b|\b(?=[a-z]*\d)[acdefghjkmnpqrtuvwxy34679]{8}\b|\b(?:booking|reservation|confirmation) [acdefghjkmnpqrtuvwxy34679]{8}\b|\bconfirmation (?:number|code)\b|\bstatus of\b|\bnobody(?:'s| is) (?:here|home)\b|\b(?:uber|taxi) is\b|\b(?:my|our) (?:confirmation|payment|order|balance)\b|\bbooking reference\b|\b(?:flight|plane|train)s? (?:\w+ ){0,2}?(?:delayed|cancell?ed|late)/i,
    answer: bookedStayAnswer,
  },
  ...ownStayTopics,
];

/** The cancellation policy in one breath (spec page 1, section 9). */
export function cancellationWords({ refundNoticeHours, specialNoticeHours }: MoneyRules): string {
  const exception =
    specialNoticeHours === refundNoticeHours
      ? ''
      : `, or ${hoursInWords(specialNoticeHours)} before for Valentine’s Day (stays that include the night of February 13, 14, or 15)`;
  return `Cancel at least ${hoursInWords(refundNoticeHours)} before check-in for a full refund${exception}. ${lateCancellations} Refunds take ${refundDays}.`;
}
