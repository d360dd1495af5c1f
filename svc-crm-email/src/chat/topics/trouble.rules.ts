import { askPerson, contactLink, reply, unknown } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';
import { aboutWebsite, houseFault, imaginedFault } from './fault.rules.ts';

/** A danger, the door, a fault in the house, something left behind. */
export const troubleTopics: readonly Topic[] = [
  {
    asks: /\b(?:smell(?:s|ing)? (?:of |like )?gas|gas (?:leak|smell)|carbon monoxide|(?:co|smoke|fire) (?:alarm|detector)s? (?:is|are|keeps?|went|goes|won't|beep\w*|chirp\w*|going|sounding|blaring)|on fire|there(?:'s| is) a fire(?! ?(?:pit|place))|(?:caught|catching) fire|emergency|ambulance|bleeding|unconscious|(?:is|am|are|got|been) (?:badly )?(?:hurt|injured)|call 911|flood(?:ed|ing)|break-?in|(?:someone|somebody|he|they) (?:has |have |just )?(?:broke|broken|is breaking|are breaking) in(?:to)?|broke into|burglar\w*|robbed|stolen|threaten\w*|heart attack|stroke|seizure|allergic reaction|can't breathe|not breathing|choking|passed out|fainted|collapsed|chest pains?|heart pains?|electric shock|shocked (?:me|us|him|her)|drown\w*|overdose|gunshots?|sparks?|sparking|burning smell|smell(?:s|ing)? (?:\w+ )?(?:burning|propane)|smoke (?:is |coming |in |from |everywhere)+|(?:husband|wife|partner|friend|girlfriend|boyfriend|guest|he|she|i) (?:just |has |have )?(?:fell|fallen|slipped)|(?:cut|burned|burnt|broke|hurt|injured|hit) (?:his|her|my|their) (?:\w+ )?(?:hand|fingers?|arm|leg|foot|ankle|wrist|head|face|knee|back|toe|self)|intruder|someone (?:is )?(?:outside|(?:is |are )?trying to (?:get|break) in))\b/i,
    unless:
      /^\W*(?:is|are|do|does|where)\b.*\b(?:detectors?|alarms?|extinguishers?|kits?|contacts?|rooms?|numbers?)\W*$/i,
    answer: (facts) =>
      reply(
        `I'm sorry. If anyone is hurt or in danger, call 911 (emergency services) first. Then call us at ${facts.phone}: we'll help right away.`,
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
      askPerson("We'll gladly look for it. Tell us what you're missing and when you stayed.", facts.phone),
  },
];
