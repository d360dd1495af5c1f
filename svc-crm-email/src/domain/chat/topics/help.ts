import { moneyRules } from '@getaway/kernel/money-rules';
import { noticeInWords } from '../../cancellation-policy.ts';
import { askPerson, contactLink, reply, termsLink } from '../reply.ts';
import type { Topic } from '../topic.ts';

// What the assistant must not try to solve itself: a danger, a fault in the house, a booking that exists, a wish for a
// person. These come before everything else, because the same words also appear in harmless questions.

const thing =
  '(?:hot ?tub|jacuzzi|whirlpool|tub|jets|water|shower|toilet|sink|drain|faucet|heat(?:ing|er)?|furnace|a/?c|air ?con\\w*|thermostat|wi-?fi|internet|tv|television|projector|remote|oven|stove|fridge|refrigerator|microwave|dishwasher|coffee (?:maker|machine)|lights?|lamp|power|electricity|fire ?(?:place|pit)|grill|doors?|lock|keypad|gate|windows?|beds?|sheets|towels|house|cabin|place|rooms?|bedroom|bathroom|kitchen|alarm|detector|propane|speakers?)';
const bad =
  "(?:cold|freezing|lukewarm|ice ?cold|boiling|broken|dead|dirty|filthy|stained|wet|moldy|stuck|jammed|frozen|locked|gone|missing|empty|out|off|down|leaking|beeping|smell\\w*|stinks?|making (?:a )?(?:noise|sound)|not (?:hot|warm|working|clean|on|heating|there|opening)|n't (?:hot|warm|working|clean|on|heating|there|opening))";
const works =
  '(?:work\\w*|turn\\w*|start\\w*|open\\w*|close|lock|unlock|connect\\w*|heat\\w*|hot|warm|flush\\w*|drain\\w*|light|load\\w*|clean|come on|on|respond\\w*)';
const supplies =
  '(?:hot water|water|heat|heating|power|electricity|wi-?fi|internet|towels|sheets|toilet paper|gas|propane|firewood|wood|lights?|signal|soap|coffee)';

const houseFault = new RegExp(
  [
    `\\b${thing}\\b[^.?!]{0,20}(?:\\b(?:is|are|was|feels?|seems?|keeps?|went|goes|has|isn't|aren't|isnt)\\b|'s)[^.?!]{0,20}?(?:\\b|(?=n't))${bad}\\b`,
    `\\b${thing}\\b[^.?!]{0,20}(?:\\b(?:not|isnt|doesnt|wont|cant|cannot|stopped|never)\\b|n't)[^.?!]{0,15}\\b${works}\\b`,
    `(?:\\b(?:there(?:'s| is| are)|we have|we've got|still|got|have|has)|^\\W*(?:help\\W+)?) no ${supplies}\\b`,
    `^\\W*no ${supplies}\\b`,
    `\\b(?:can't|cant|cannot|can not|couldn't|unable to|could not) (?:get (?:the|it|this|in|inside|into)|open|turn|connect|start|light|unlock|use the|find the (?:keys?|switch|remote|house|place|keypad|lock|door))`,
    '\\b(?:out of order|leak(?:s|ing|ed)?|clogged|overflow\\w*|tripped|locked (?:us|me|ourselves|myself)? ?out|stopped working|burst)\\b',
    `\\b${thing}\\b (?:\\w+ )?(?:smells?|stinks?|beeps?|leaks?|flickers?)\\b|\\bblowing (?:warm|hot|cold) air\\b`,
    `\\b(?:ran|run|running|we(?:'re| are)) out of (?:${supplies}|toilet)`,
    "\\b(?:found|saw|there(?:'s| is| are)|full of|seeing) (?:\\w+ )?(?:ants|roach\\w*|cockroach\\w*|bed ?bugs?|bugs|mouse|mice|rats?|wasps?|spiders?|snakes?|mold|hair|blood)\\b",
    `\\bbroken (?:${thing}|glass|\\w+ in the)\\b|\\b(?:we|i) broke\\b|\\b(?:something|it)(?:'s| is) (?:broken|leaking)\\b`,
    `\\bhow (?:do|can|to|does) (?:i |we |you |one )?(?:turn|switch|start|light|reset|operate|connect|work|use) (?:on |off |up |down |to )?(?:the|this|a)\\b`,
    "\\b(?:it's|it is|we're|we are) (?:so |too |really |very )?(?:freezing|cold|boiling|too hot) (?:in here|in the|inside)|\\bwe(?:'re| are) freezing\\b",
  ].join('|'),
  'i',
);

export const helpTopics: readonly Topic[] = [
  {
    asks: /\b(?:smell(?:s|ing)? (?:of |like )?gas|gas (?:leak|smell)|carbon monoxide|(?:co|smoke|fire) (?:alarm|detector)s? (?:is|are|keeps?|went|goes|won't|beep\w*)|on fire|there(?:'s| is) a fire(?! ?(?:pit|place))|(?:caught|catching) fire|emergency|ambulance|bleeding|unconscious|(?:is|am|are|got|been) (?:badly )?(?:hurt|injured)|call 911|flood(?:ed|ing)|break-?in|intruder|someone (?:is )?(?:outside|trying to get in))\b/i,
    answer: (facts) =>
      reply(
        `If anyone is in danger, call emergency services first. Then call us at ${facts.phone}: we'll help right away.`,
        contactLink,
      ),
  },
  {
    asks: /\b(?:are you|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:real |live |actual )?(?:bot|robot|human|person|ai|machine|chatbot|computer)\b|who are you/i,
    answer: (facts) =>
      reply(
        `I'm the automated assistant of ${facts.name}. I know the house, its prices and its calendar. To reach a person, call ${facts.phone} or use the contact form.`,
        contactLink,
      ),
  },
  {
    asks: /\b(?:promo|discount|coupon|voucher|offer) ?codes?\b.*\b(?:not|isn't|doesn't|doesnt|won't|wont|invalid|expired|refused|rejected|fail\w*|error|never|can't)\b|\b(?:not|doesn't|doesnt|won't|can't)\b.*\b(?:promo|discount|coupon) ?code/i,
    answer: (facts) =>
      askPerson(
        'Our Weekday Escapes codes work once, and only for nights from Monday to Thursday. If yours still fails, we can check it for you.',
        facts.phone,
      ),
  },
  {
    asks: /\b(?:entry|door|access|gate|lock|key ?pad|six[- ]digit|check-?in|our|my|the) ?codes?\b|\bkeys?\b|\bcode\b.*\b(?:work\w*|wrong|invalid|door|lock|find|lost)\b|how do (?:i|we) get in(?:to|side)?\b|\bself[- ]check|\b(?:can't|cant|cannot|can not|couldn't|unable to) get (?:in|inside|into the house)\b|\blocked (?:us |me |ourselves |myself )?out\b/i,
    unless:
      /\b(?:promo\w*|discount|coupon|newsletter|zip|dress|qr|area|country|postal) ?codes?\b|\bkeys? (?:west|largo)\b|\bkeyboard/i,
    answer: (facts) =>
      askPerson(
        "You don't need a key: your six-digit entry code is in your confirmation email. If you can't find it or it doesn't work, we'll help.",
        facts.phone,
      ),
  },
  {
    asks: houseFault,
    unless: /\b(?:website|site|page|form|booking page|checkout|calendar|link|payment)\b/i,
    answer: (facts) =>
      askPerson(
        "I'm sorry about the trouble. For anything in the house, please talk to us directly.",
        facts.phone,
      ),
  },
  {
    asks: /\b(?:left|forgot|forgotten|lost)\b.{0,30}\b(?:my|our|a|an|the|something|it)\b.{0,40}\b(?:house|cabin|there|behind|room|bathroom|nightstand)\b|\blost (?:and found|property)\b|\b(?:i|we) (?:left|forgot) (?:my|our|something|a)\b/i,
    answer: (facts) =>
      askPerson("We'll gladly look for it. Tell us what you're missing and when you stayed.", facts.phone),
  },
  {
    asks: /\b(?:charged|billed) (?:me |us |my card )?(?:twice|two times|double|wrong\w*|too much|again|more)\b|\bdouble[- ]?(?:charged|billed|charge)|\bovercharged\b|\b(?:wrong|incorrect|extra|unknown|unexpected) (?:amount|charge)\b|\bcharge on my (?:card|statement)\b|\bwhy (?:was|were|am|did) (?:i|we|my card|you) (?:being )?(?:charged?|billed)|\b(?:payment|card) (?:was |got |is |keeps? )?(?:being )?(?:declined|refused|rejected|fail\w*|not going)\b|\b(?:payment|card|checkout|website|site|page|form|calendar|link)\b.{0,25}(?:\b(?:not|isnt|doesnt|wont)\b|n't)[^.?!]{0,15}\b(?:work\w*|load\w*|open\w*|go(?:ing)? through|accept\w*|submit\w*)/i,
    answer: (facts) =>
      askPerson("I'm sorry about that. We'll look into it with you right away.", facts.phone),
  },
  {
    asks: /(?:\b(?:not|never)\b|n't)[^.?!]{0,20}\b(?:get|got|receive|received|gotten|arrived?|come|came|see|seen|have|find|hear|heard)\b[^.?!]{0,30}\b(?:e-?mails?|confirmation|receipt|invoice|refund|reply|answer|link)\b|\b(?:confirmation|e-?mail|receipt|invoice|refund|money)\b[^.?!]{0,25}(?:\b(?:not|never)\b|n't)[^.?!]{0,12}\b(?:arrived?|come|came|received?|there|shown?)\b|\b(?:where|when)\b.{0,12}\b(?:is|'s|will)\b.{0,10}\b(?:my|our) (?:confirmation|receipt|invoice|e-?mail)\b|\b(?:re-?send|send|copy of|need|get)\b.{0,20}\b(?:confirmation|receipt|invoice)\b|\blost (?:my|the|our) (?:confirmation|e-?mail|reference)\b/i,
    answer: (facts) =>
      askPerson(
        "Please check your spam folder first. If it isn't there, tell us your name and dates and we'll send it again.",
        facts.phone,
      ),
  },
  {
    asks: /\bcancel\w*\b.*\b(?:my|our|the|this|a) (?:booking|reservation|stay|trip|dates)\b|\b(?:i|we) (?:need|want|have|would like|'d like|must|wish)(?: to)? cancel\b|\bplease cancel\b|\bcancel (?:it|this)\b/i,
    answer: (facts) =>
      reply(
        `${cancellationWords()} To cancel a booking, call ${facts.phone} or use the contact form with your booking reference.`,
        contactLink,
        termsLink,
      ),
  },
  {
    asks: /\b(?:chang\w*|mov(?:e|ing)|switch\w*|swap|edit|modify|modif\w*|reschedul\w*|postpon\w*|extend\w*|shorten|push|updat\w*|correct|amend|transfer)\b.*\b(?:booking|reservation|dates?|stay|trip|name|e-?mail|phone number|number of guests|guest count|from .+ to)\b|\b(?:chang|mov|reschedul|postpon)\w* (?:it|them|this|that|to|our|my)\b|\b(?:add|remove|take off)\b.*\b(?:to|from) (?:my|our|an? existing) (?:booking|reservation|stay)\b|\bstay (?:an?|one|another) (?:extra|more|additional|other) (?:night|day)|\bstay one more\b|\banother night\b.*\b(?:my|our|add)\b/i,
    unless: /\bchange of (?:clothes|scenery)|\bchanging room/i,
    answer: (facts) =>
      askPerson(
        'We can change a booking for you: tell us your booking reference and what you would like instead.',
        facts.phone,
      ),
  },
  {
    asks: /\b(?:speak|talk|chat|connect)\w* (?:me )?(?:to|with) (?:a |an |the |some|your )?(?:real |actual |live )?(?:human|person|people|someone|somebody|owner|host|staff|agent|manager|one|rep\w*)|\b(?:real|actual|live) (?:person|human|agent)\b|\b(?:contact|call|reach|e-?mail|phone|text) (?:you|the (?:owner|host|house)|someone|somebody)\b|\bphone number|\be-?mail address|\btelephone|\bcontact (?:details|info\w*|form|number)|\bcustomer (?:service|support)|\bcall me\b|\b(?:a|any) human\b|^\W*(?:human|person|agent|representative|operator|help|support)\W*$|\bcomplain\w*|\bcomplaint|\bdisappointed\b|\bunacceptable\b|\bterrible (?:stay|experience)/i,
    answer: (facts) =>
      reply(
        `Call us at ${facts.phone}, email ${facts.email}, or send a message with the contact form: we reply within 24 hours.`,
        contactLink,
      ),
  },
  {
    asks: /\b(?:my|our) (?:existing |current |upcoming |confirmed )?(?:booking|reservation|confirmation|receipt|invoice|payment|order|balance)\b|\b(?:i|we)(?:'ve| have)? (?:already |just )?(?:booked|reserved|paid|made a (?:booking|reservation))\b|\b(?:i|we) (?:already )?have a (?:booking|reservation)\b|\bbooking reference\b|\b(?:we're|we are|i'm|i am) (?:running late|(?:standing |here )?(?:at|outside|in) the (?:house|door|cabin|driveway)|here|lost)\b|\bflight (?:is|was|got) (?:delayed|cancell?ed)/i,
    unless: /\b(?:can|could) (?:i|we) cancel|\brefunds?\b/i,
    answer: (facts) =>
      askPerson(
        'For a booking you already have, please talk to us directly and have your booking reference ready.',
        facts.phone,
      ),
  },
];

/** The cancellation policy in one breath (spec page 1, section 9). */
export function cancellationWords(): string {
  return `Cancel at least ${noticeInWords(moneyRules.standardNoticeHours)} before check-in for a full refund, or ${noticeInWords(moneyRules.specialNoticeHours)} before for holidays and special events such as Valentine’s. Same-day cancellations are charged in full. Refunds take ${moneyRules.refundDays}.`;
}
