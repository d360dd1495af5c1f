import { waysIn } from '../entry-answers.rules.ts';
import type { HouseFacts } from '../facts.rules.ts';
import { askPerson, contactLink, reply, unknown, type Reply } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';
import { aboutWebsite, houseFault, imaginedFault } from './fault.rules.ts';

/**
 * Somebody may be in danger. Said too often this costs a guest nothing, so single words are enough, also in the languages
 * that the assistant does not speak.
 */
export const dangerTopics: readonly Topic[] = [
  {
    asks: /\b(?:a |an |the |is |there's |theres |big |small )fire\b(?![- ]?(?:pits?|place|wood|side|table|extinguisher|alarm|escape|exit|ring|evening|department|starters?|tonight|outside|going|in the (?:fire|pit|evening)))(?<!\b(?:have|make|build|light|start|lit|enjoy|by|at|over|around|near|use|set) (?:a|an|the) (?:\w+ )?fire)|^\W*(?:fire|help)\W*$|(?<!\b(?:a|the) )\bfire in\b|\b(?:isn'?t|not|stopped|cannot|can'?t|trouble|barely|hard to) breath\w*|\bco\d? (?:poison\w*|leak\w*)|\b(?:carbon monoxide|gas) poison\w*|\bpoisoned\b|\bsmoke (?:is )?(?:com\w*|in|from|out|everywhere|inside|filling)\b|\b(?:see|seeing|smell|smelling|filling (?:up )?with|full of|theres|there's|lots of|black) (?:a lot of |some |black |white )?smoke\b(?! (?:detectors?|alarms?))|\b(?:is|are|started|starts|keeps?) smoking\b(?=\W*$| (?:a lot|and|now|help))|\bswallowed\b|\bdizzy\b|\b(?:man|men|woman|guy|guys|someone|somebody|people|person|stranger|strangers|kids|prowler)\b(?: \w+){0,3} (?:banging|knocking|pounding|lurking|looking in\w*|peeking|outside (?:our|the|my) (?:window|door|house|cabin)|trying to (?:get|break|come) in|at (?:our|the|my) (?:window|door)|walking around|in (?:the|our) (?:house|yard|cabin))\b|\b(?:weapon|gun|knife) (?:outside|man|at)\b|\b(?:fuego|incendio|emergencia|ambulancia|socorro|au secours|pompiers|incendie|au feu|il y a le feu|feuer|notfall|krankenwagen|es brennt|fuoco|emergenza|ambulanza|fogo|emergência|brand|noodgeval|ambulance)\b|着火|火事|火灾|救命/i,
    answer: dangerAnswer,
  },
];

function dangerAnswer(facts: HouseFacts): Reply {
  return reply(
    `I'm sorry. If anyone is hurt or in danger, call ${facts.emergencyNumber ?? 'the local emergency number'} first. Then call us at ${facts.phone} and we'll help right away.`,
    contactLink,
  );
}

/** How guests get in. */
export const entryTopic: Topic = {
  asks: /\b(?:entry|door|access|gate|lock|key ?pad|six[- ]digit|check-?in|our|my|the) ?codes?\b|\bkeys?\b|\bcode\b.*\b(?:work\w*|wrong|invalid|door|lock|find|lost)\b|how do (?:i|we) get in(?:to|side)?\b|\bself[- ]check|\b(?:can't|cant|cannot|can not|couldn't|unable to) get (?:in|inside|into the house)\b|\blocked (?:us |me |ourselves |myself )?out\b/i,
  unless:
    /\b(?:promo\w*|discount|coupon|newsletter|zip|dress|qr|area|country|postal) ?codes?\b|\bkeys? (?:west|largo)\b|\bkeyboard/i,
  answer: (facts) => askPerson(waysIn[facts.entryWay], facts.phone),
};

/** A danger, the door, a fault in the house, something left behind. */
export const troubleTopics: readonly Topic[] = [
  ...dangerTopics,
  {
    asks: /\b(?:smell(?:s|ing)? (?:of |like )?gas|gas (?:leak|smell)|carbon monoxide|(?:co|smoke|fire) (?:alarm|detector)s? (?:is|are|keeps?|went|goes|won't|beep\w*|chirp\w*|going|sounding|blaring)|on fire|there(?:'s| is) a fire(?! ?(?:pit|place))|(?:caught|catching) fire|emergency|ambulance|bleeding|unconscious|(?:is|am|are|got|been) (?:badly )?(?:hurt|injured)|call 911|flood(?:ed|ing)|break-?in|(?:someone|somebody|he|they) (?:has |have |just )?(?:broke|broken|is breaking|are breaking) in(?:to)?|broke into|burglar\w*|robbed|stolen|threaten\w*|heart attack|stroke|seizure|allergic reaction|can't breathe|not breathing|choking|passed out|fainted|collapsed|chest pains?|heart pains?|electric shock|shocked (?:me|us|him|her)|drown\w*|overdose|gunshots?|sparks?|sparking|burning smell|smell(?:s|ing)? (?:\w+ )?(?:burning|propane)|smoke (?:is |coming |in |from |everywhere)+|(?:husband|wife|partner|friend|girlfriend|boyfriend|guest|he|she|i) (?:just |has |have )?(?:fell|fallen|slipped)|(?:cut|burned|burnt|broke|hurt|injured|hit) (?:his|her|my|their) (?:\w+ )?(?:hand|fingers?|arm|leg|foot|ankle|wrist|head|face|knee|back|toe|self)|intruder|someone (?:is )?(?:outside|(?:is |are )?trying to (?:get|break) in))\b/i,
    unless:
      /^\W*(?:is|are|do|does|where)\b.*\b(?:detectors?|alarms?|extinguishers?|kits?|contacts?|rooms?|numbers?)\W*$/i,
    answer: dangerAnswer,
  },
  entryTopic,
  {
    asks: /\b(?:bear|snake|coyote|skunk|raccoon|wasp nest|hornets?)s?\b (?:is|are|on|in|at|under|by|inside|outside)\b|\blocked in(?:side)?\b|\bstuck (?:in|inside|on|under) (?:the|your|our)\b|\b(?:a|the) tree (?:fell|is down|across|came down|blocks|is blocking)\b|\b(?:driver|chef|chauffeur|masseuse|therapist|cook)(?: \w+){0,4} (?:is late|isn'?t here|not here|never (?:came|showed)|didn'?t (?:come|show)|hasn'?t (?:come|arrived|shown))/i,
    answer: (facts) =>
      reply(
        `I'm sorry about the trouble. Please call us right away at ${facts.phone} so we can help. If it can wait, send us a message with the contact form.`,
        contactLink,
      ),
  },
  { asks: imaginedFault, unless: aboutWebsite, answer: (facts) => unknown(facts.phone) },
  {
    asks: houseFault,
    unless: aboutWebsite,
    answer: (facts) =>
      reply(
        `I'm sorry about the trouble. Please call us right away at ${facts.phone} so we can help. If it can wait, send us a message with the contact form.`,
        contactLink,
      ),
  },
  {
    asks: /\b(?:left|forgot|forgotten|lost)\b.{0,30}\b(?:my|our|a|an|the|something|it)\b.{0,40}\b(?:house|cabin|there|behind|room|bathroom|nightstand)\b|\blost (?:and found|property)\b|\b(?:i|we) (?:left|forgot) (?:my|our|something|a)\b/i,
    answer: (facts) =>
      askPerson(
        "We'll be happy to look for it. Tell us what you're missing and when you stayed.",
        facts.phone,
      ),
  },
];
