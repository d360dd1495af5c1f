import { askPerson, contactLink, reply } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';
import { pattern } from '../pattern.rules.ts';

const thing =
  '(?:hot ?tub|jacuzzi|whirlpool|tub|jets|water|shower|toilet|sink|drain|faucet|heat(?:ing|er)?|furnace|a/?c|air ?con\\w*|thermostat|wi-?fi|internet|tv|television|projector|remote|oven|stove|fridge|refrigerator|microwave|dishwasher|coffee (?:maker|machine)|lights?|lamp|power|electricity|fire ?(?:place|pit)|grill|doors?|lock|keypad|gate|windows?|beds?|sheets|towels|house|cabin|place|rooms?|bedroom|bathroom|kitchen|alarm|detector|propane|speakers?)';
const bad =
  "(?:cold|freezing|lukewarm|ice ?cold|boiling|broken|dead|dirty|filthy|stained|wet|moldy|stuck|jammed|frozen|locked|gone|missing|empty|out|off|down|green|cloudy|foamy|slimy|disgusting|gross|leaking|beeping|smell\\w*|stinks?|making (?:a )?(?:noise|sound)|not (?:hot|warm|working|clean|on|heating|there|opening)|n't (?:hot|warm|working|clean|on|heating|there|opening))";
const works =
  '(?:work\\w*|turn\\w*|start\\w*|open\\w*|close|lock|unlock|connect\\w*|heat\\w*|hot|warm|flush\\w*|drain\\w*|light|load\\w*|clean|come on|on|respond\\w*)';
const supplies =
  '(?:hot water|water|heat|heating|power|electricity|wi-?fi|internet|towels|sheets|toilet paper|gas|propane|firewood|wood|lights?|signal|soap|coffee)';

const houseFault = pattern(
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
    `\\b${thing} (?:just |has |is |got )*(?:broke|broken|busted|burst|died|failed|exploded|fell|collapsed|cracked)\\b`,
    `\\b(?:bed ?bugs?|(?:cock)?roach(?:es)?)\\b|\\b(?:ants|mice|mouse|rats?|wasps?|spiders?|snakes?|mold|bugs) (?:\\w+ )?(?:in|on|all over|under|inside|behind) (?:the |our |my )?(?:${thing}|floor|walls?|shower)\\b`,
    "\\b(?:it'?s|it is|we'?re|we are) (?:so |too |really |very )?(?:freezing|cold|boiling|too hot) (?:in here|in the|inside)|\\bwe(?:'re| are) freezing\\b",
  ].join('|'),
  'i',
);

/** A danger, the door, a fault in the house, something left behind. */
export const troubleTopics: readonly Topic[] = [
  {
    asks: /\b(?:smell(?:s|ing)? (?:of |like )?gas|gas (?:leak|smell)|carbon monoxide|(?:co|smoke|fire) (?:alarm|detector)s? (?:is|are|keeps?|went|goes|won't|beep\w*|chirp\w*|going|sounding|blaring)|on fire|there(?:'s| is) a fire(?! ?(?:pit|place))|(?:caught|catching) fire|emergency|ambulance|bleeding|unconscious|(?:is|am|are|got|been) (?:badly )?(?:hurt|injured)|call 911|flood(?:ed|ing)|break-?in|(?:someone|somebody|he|they) (?:has |have |just )?(?:broke|broken|is breaking|are breaking) in(?:to)?|broke into|burglar\w*|robbed|stolen|threaten\w*|heart attack|allergic reaction|intruder|someone (?:is )?(?:outside|trying to get in))\b/i,
    answer: (facts) =>
      reply(
        `If anyone is in danger, call emergency services first. Then call us at ${facts.phone}: we'll help right away.`,
        contactLink,
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
];
