import { pattern } from './pattern.ts';

/** A sentence of a text. */
export interface Sentence {
  readonly text: string;
  /** The one before, where this one goes on about it ("It's $12 a night"); otherwise empty. */
  readonly before: string;
}

const goesOn = /^(?:it|they|that|these|those|he|she|there|ask|say|mention|show|only|just|from|starting)\b/i;

/** The sentences of a text, in order. */
export function sentencesIn(text: string): Sentence[] {
  const all = text.split(/(?<=[.!?;])\s+/);
  return all.map((one, at) => ({ text: one, before: goesOn.test(one) ? (all[at - 1] ?? '') : '' }));
}

/** Who else takes money from guests, and for what. */
const others = pattern(
  String.raw`\b(?:${[
    'tickets?|(?:day|ski|lift|season|bus|parking) pass(?:es)?|permits?|licenses?|insurance|(?:damage|security|key|refundable|refundable pet) deposits?|bottles?|cans|tips?',
    'museums?|galler(?:y|ies)|parks?|parking|garages?|meters?|valet|beach(?:es)?|trails?|trailheads?|lifts?|slopes?|golf',
    'ferr(?:y|ies)|flights?|airlines?|airports?|trains?|bus(?:es)?|trams?|metro|subway|shuttles?|taxis?|cabs?|uber|lyft|tolls?|drivers?|chauffeurs?|transfers?',
    'cars?|rentals?|rent|cribs?|high chairs?|rollaways?|linens?|towels?|skiing|hik(?:es?|ing)|fishing|rafting|surfing|donat(?:e|es|ed|ions?)|bikes?|kayaks?|canoes?|boats?|skis?|snowmobiles?|charg(?:ers?|ing)|firewood|dry cleaning|laundr(?:y|ies|omats?)',
    'tours?|guides?|class(?:es)?|lessons?|shows?|concerts?|theat(?:er|re)s?|casinos?|cinemas?|games?|festivals?|events?|fairs?|zoo|aquarium',
    'markets?|shops?|stores?|outlets?|bakery|cafés?|cafes?|restaurants?|diners?|bars?|brewer(?:y|ies)|winer(?:y|ies)|vineyards?|tastings?',
    'dinners?|lunch(?:es)?|breakfasts?|brunch(?:es)?|suppers?|meals?|menus?|drinks?|wines?|beers?|groceries|delivery',
    'chefs?|massages?|therapists?|services?|add-ons?|(?<=(?:an|the|any|each|your) )extras?(?! (?:fees?|charges?|costs?))|sitters?|photographers?|vendors?|planners?|dogs?|cats?|pets?|kennels?',
    'pharmac(?:y|ies)|doctors?|clinics?|hospitals?|librar(?:y|ies)|gyms?|campgrounds?|campsites?|hotels?|motels?|inns?|hostels?|platforms?',
  ].join('|')})\b`,
);

/** Ends what the words before are about: "a full refund of your ticket | if it rains". */
const objectEnds =
  /[,:(–—]|\b(?:and|plus|with|including|if|when|while|during|unless|until|before|within|up to)\b|&/i;

/**
 * Whether words of a sentence are about somebody else's money: what is named before them ("the museum charges no fee"), or
 * is their object ("no fee for the museum").
 */
export function isOfOthers({ text, before }: Sentence, found: RegExpExecArray): boolean {
  const [object = ''] = text.slice(found.index + found[0].length).split(objectEnds);
  return (
    others.test(`${before} ${text.slice(0, found.index)}`) || others.test(found[0]) || others.test(object)
  );
}

/** Whether a sentence has such words about the guest's own stay. */
export function saysOfStay(sentence: Sentence, words: RegExp): boolean {
  const found = words.exec(sentence.text);
  return found !== null && !isOfOthers(sentence, found);
}
