import { pattern } from '../pattern.rules.ts';
import type { HouseFacts } from '../facts.rules.ts';
import { askPerson, type Reply } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';

const person = "(?:i|we|he|she|they|(?:my|our) \\w+(?:'s)?(?: and i)?)";
/** A stay that is only imagined says so right before its subject. */
const imagined =
  "(?<!\\b(?:if|once|when|whether|unless|until|before|after|suppose|say|do|did|does|can|could|should|would|may|must|will|might|and|were|are|haven't|not) )";
const day =
  '(?:(?:the )?(?:weekend|week|night|nights|days?) (?:of )?|(?:this|next|the|on|for) )*(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? ?\\d|\\d{1,2}(?:/\\d|(?:st|nd|rd|th)\\b)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend\\b|tomorrow|tonight|today|christmas|new year|valentine|thanksgiving|easter)';
const adverbs =
  '(?:(?:also|now|already|just|still|all|both|finally|actually|only|currently|recently|so|definitely|have|had|has|did) )*';
const is = "(?:'re| are|'m| am|'ll be| will be|re|ll be)";
const owner = '(?:my|our)(?: own)?';
const detail = "(?:(?!(?:is|are|was|for|an?|the|that|this|in|on|to|of|and|with|wants?|needs?) )[\\w'/-]+ )";
const stayNoun = `(?:(?:${detail}{0,3}?(?:reservations?|bookings?|trip|weekend|getaway|vacation|itinerary|check-?in|check-?out|arrival|departure))|(?:(?!(?:husband|wife|partner|boyfriend|girlfriend|friends?|guests?|family|parents|kids|sister|brother|mom|dad) )${detail}){0,3}?(?:stay|visit|dates))`;

const owned = `\\b${owner} ${stayNoun}\\b`;

/** Said only by someone who has booked, whatever else is asked. */
const certain = pattern(
  [
    `${imagined}\\b${person}(?:'ve|'d)? ${adverbs}(?:booked|reserved|prepaid|paid|rented|made (?:an?|the|our|my) (?:booking|reservation))\\b(?! yet)`,
    `${imagined}\\b${person}(?:'ve| have| got| had)? ?(?:you|it|this|that|them|the \\w+|${day}[^,.?!]{0,15}) (?:already )?(?:booked|reserved|confirmed)\\b`,
    `${imagined}\\b(?:we|i|he|she|they)${is} (?:\\w+ )?(?:booked|confirmed|scheduled|registered)\\b`,
    `(?<!\\b(?:you|it|anyone|someone|somebody|anybody|fully|already|(?:is|are) (?:the|that|this) \\w+) )\\b(?:booked|reserved|confirmed) (?:for|on|in) (?:us|me|him|her|${day})`,
    '\\b(?:gave|gifted|surprised|got|bought|won) (?:us|me|him|her|them)? ?(?:with )?(?:an?|the|this|our|two|\\d) (?:[\\w-]+ )?(?:stay|weekend|nights?|trip|getaway|gift)\\b',
    `^\\W*(?:(?:hi|hello|hey)\\W+)?(?:(?:just|already|recently|finally) (?:booked|reserved|paid)\\b|(?:booked|reserved|paid) (?:with|through|via|on|for|a|two|the|your|${day}))`,
    `${imagined}\\b(?:we|i)(?:'ve)? ${adverbs}(?:have|got|had|'ve got) ${day}(?![^,.?!;]{0,20}\\b(?:off|free|open|available|in mind)\\b)`,
    `\\b(?:we|i)(?:'ve)? ${adverbs}(?:have|got|had) (?:an?|one|two|\\d) (?:[\\w-]+ )?(?:reservation|booking|stay)\\b`,
    `(?<!\\b(?:make|making|plan|planning) )\\b${owner} ${detail}{0,2}(?:reservation|booking)s?\\b`,
    `\\b(?:before|after|around|extend\\w*|onto|added? to|end of|start of|day of|time of|middle of|rest of|details (?:of|for)|about) ${owner} (?:${detail}{0,2})(?:stay|visit|trip|booking|reservation)\\b`,
    `\\bsee(?:ing)? (?:you|ya|y'all|u)(?: all| both| guys| then| there| again)* (?:on |in |at |this |next |the |soon on )*(?:${day}|\\d)`,
    '\\b(?:are (?:we|you) (?:still |all )+|am i (?:still |all )*|are we )(?:good|on|set|ok\\w*|confirmed|booked in|down|expecting|go)\\b(?! (?:to book|if))',
    '\\b(?:did|have) (?:i|we) (?:already )?(?:book|reserve|pay|order|booked|reserved|paid)\\b|\\bstill ours\\b|\\b(?:we|i) (?:really |so )?(?:had|enjoyed|loved) (?:an?|our|the|it|every)\\b|\\bguests? (?:from|of) last\\b|\\b(?:our|my|the) balance\\b',
    "\\b(?:we|i)(?:'re| are|re|'m) (?:all )?set for\\b",
    '\\bdo (?:we|i) (?:still have\\b|have (?:the (?:house|cabin|place)|it) )',
    '\\b(?:is|are) (?:it|that|this|everything|things|we) (?:all )?(?:still )?(?:on|happening|confirmed|in order|all set)\\b',
    "\\b(?:stayed|staying|booked|reserved) with (?:you|y'all|u)\\b(?<!\\b(?:consider\\w*|about|of|like|love) staying with you)",
    `${imagined}\\b(?:we|i)(?:'ve)? (?:just |recently |all |both )*(?:(?:were|was|have been) (?:just )?(?:there|here|at (?:the|your) (?:house|cabin|place)|your guests?|guests)|stayed\\b|(?:just )?left\\b(?! (?:a message|you))|checked (?:in|out)\\b|arrived\\b|got here\\b)`,
    '\\b(?:booking|reservation|stay) (?:is |was )?(?:under|in the name|made (?:by|on|through)|number|code|reference|status)\\b',
    "\\b(?:we're|we are|i'm|i am|were) (?:now |already |currently )?(?:running late|staying (?:there|here|with you|right now|now)|(?:standing |here |staying )?(?:at|outside|in) (?:the|your) (?:house|door|cabin|driveway|place)|here|lost|on (?:our|my|the) way|your guests?)\\b",
  ].join('|'),
  'i',
);

/** Said by someone who has booked, or by someone who asks for the price or the availability of days they have in mind. */
const likely = pattern(
  [
    owned,
    // A plain statement with a day is an existing plan; a new guest asks or says what they want.
    `^\\W*(?:(?:hi|hello|hey|so)\\W+)?(?:we|i)(?:'re| are|'m| am|'ll| will)? ${adverbs}(?!(?:want\\w*|wanna|need\\w*|like|love|hop\\w+|wish\\w*|wonder\\w*|look\\w*|plan\\w*|think\\w*|consider\\w*|prefer|tr(?:y|ying)|can|could|may|might|would|should|were|was|am|are|is|will|free|flexible|interested|only)\\b)[a-z]+\\b[^?]{0,80}${day}(?!.*\\?)`,
    `${imagined}\\b${person}${is} ${adverbs}(?:coming(?! from| up with| to (?!you|your|the|stay))|arriving|staying|checking (?:in|out)|there\\b|visiting|driving (?:in|up|down|over)|flying in|heading|leaving|excited|expected|due)`,
    `${imagined}\\b(?:we|i) (?:arrive|check ?-?in|check ?-?out|get in|land|get there|leave|fly in|drive up|come(?: in)?)\\b (?:on |at |around |by |late |early )*(?:${day}|\\d)`,
    `^\\W*(?:(?:hi|hello|hey)\\W+)?(?:still )?(?:checking (?:in|out)|coming|arriving|staying) (?:on |at |this |next )*(?:${day}|\\d)`,
    "\\b(?:can't|cant|cannot) wait (?:for|to|until|till)\\b|\\blooking forward to (?!hearing|your (?:reply|answer|response))|\\bexcited (?:for|to|about)\\b",
    '\\b(?:have|got) (?:us|me|you) (?:down|in|on|confirmed)\\b|\\b\\bjust (?:to )?mak(?:e|ing) sure\\b|\\brunning (?:[\\w]+ ){0,3}late\\b|\\b(?:just|to|please|re-?|double[- ]) ?(?:confirm(?:ing)?|check(?:ing)? (?:that|on|we|our|if we))\\b',
  ].join('|'),
  'i',
);

/** Asks for days that aren't booked yet. */
const asksForDays = pattern(
  [
    "\\bdo (?:you|u|y'all) (?:still )?have (?:a room|space|anything|any|dec|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov)\\b",
    '\\b(?:available|availability|vacan\\w*|openings?)\\b|\\b(?:is|are)\\b[^.?!]{0,60}\\b(?:free|open|taken)\\b(?! of)(?<!\\b(?:pool|tub|kitchen|restaurants?|gate|door) (?:is |still )?(?:free|open))',
    '\\bhow much(?! (?:is|are|for|does|do) (?:the|an?|your|early|i|we|us) ?(?!night|stay|house|place|cabin|weekend|room))\\b|\\b(?:quote|price|rates?|total|costs?)\\b(?! (?:of|for) (?:the|an?))',
    "\\b(?:like|love|want\\w*|wanna|hop\\w+|plan\\w*|think\\w*|consider\\w*|look\\w*|wish|tr(?:y|ying))(?: (?!change|cancel|move|extend|add)[\\w']+){0,3}? (?:com(?:e|ing)|stay(?:ing)?|book(?:ing)?|reserv(?:e|ing)|visit(?:ing)?|rent(?:ing)?|spend(?:ing)?|celebrat(?:e|ing)|have our)\\b",
    `\\b(?:plan|planning|booking|considering|thinking|dreaming|schedul\\w+|decid\\w+)(?: \\w+)? ${owner}\\b`,
    `\\b(?:place|somewhere|cabin|house|retreat|options?|book|reserve|ideas?) for ${owner}\\b`,
    `\\bduring ${owner} (?:stay|visit|trip)\\b`,
    // Of a child, not of days.
    '\\b(?:can|could|may|is) (?:my|our) \\d{1,2}[- ]?(?:years?|yrs?|months?)[- ]olds?\\b',
    `\\b(?:hold|save|keep|block|mak(?:e|ing)) ${owner}\\b`,
  ].join('|'),
  'i',
);

/**
 * A stay that is booked, by the shape of the sentence: 'our' stay, a booking in the past, a coming that is certain. A
 * message that leaves it open is answered as a new stay only where it asks for a price or for available days.
 */
export const ownStayTopics: readonly Topic[] = [
  { asks: certain, answer: bookedStayAnswer },
  { asks: likely, unless: asksForDays, answer: bookedStayAnswer },
];

export function bookedStayAnswer(facts: HouseFacts): Reply {
  return askPerson(
    'For help with a booking you already have, please have your booking reference ready.',
    facts.phone,
  );
}
