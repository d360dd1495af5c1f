import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { withoutDates } from './dates/date-tokens.rules.ts';

/** What a guest wants to know about dates. */
export type DateQuestion = 'availability' | 'price';

// These words are about a stay wherever they appear.
const strong: readonly (readonly [DateQuestion, RegExp])[] = [
  [
    'availability',
    /\b(?:av(?:ai|ia|a|i)l\w*|vacan(?:t|cy|cies)|openings?|any (?:dates?|nights?|weekends?)|which (?:dates?|nights?|weekends?)|what (?:dates?|nights?|weekends?)|booked up|fully booked|still open)\b/i,
  ],
  [
    'price',
    /\b(?:per night|a night|nightly|your (?:rates?|prices?)|room rates?|night rates?|quote|total (?:price|cost)|what do you charge|charge (?:extra|more)|extra charges?|surcharges?|(?:costs?|charged?|pay) (?:more|extra|less)|more expensive|cheap(?:er|est)? (?:day|night|date|week|weekend|time|month)s?|(?:holiday|week ?day|week ?end|seasonal|weekly|midweek) (?:rate|price|pricing)s?)\b/i,
  ],
];

// These also belong to other subjects ('is breakfast free?'): they count only where nothing else is asked about.
const weak: readonly (readonly [DateQuestion, RegExp])[] = [
  [
    'price',
    /\b(?:how much|price[sd]?|pricing|cost(?:s|ing)?|rates?|expensive|cheap\w*|(?<!\bin )charge|total|budget)\b|\$/i,
  ],
  ['availability', /\b(?:free|open|taken|booked|book|reserve|stay|come|vacation|getaway)\b/i],
];

const ordinary = new Set(
  `a about above after again all also am an and another any anyone anything are around as ask at availability available
  be been before being best book booked booking both but by can cheap cheaper cheapest check checking come coming cost costs could couple
  cozy day days dear did do does done either email else even expensive few find first fit for free friend from get getaway
  getting girlfriend give go going good great had happen have having hello help her here hey hi him his home hope house how i i'd i'm i've if
  im in interested is it it's its just kind know last later least let like long look looking love lovely low lowest made make many may me
  might minimum more most much my need next nice night nightly nights no not now of off ok on one only open opening or our out
  over own partner per perhaps place plan planning please possible possibly price priced prices pricing quote rate rates really regarding
  reservation reserve right room round same say see share she should so some something somewhere soon spend stay staying still sure
  take taken tell than thank thanks that that's the their them then there there's these they thing think this those through till time
  times to today together total tried trip try two until up us usually vacant vacation visit wanna want wanted was way we we'd we're we've were
  what what's when where which while who wife husband boyfriend will wish with within wonder wondering would yes you you're your
  cabin cottage property retreat rental airbnb budget dollars usd roughly approximately exactly average usual normal regular typical
  charge charges weekend weekends weekday weekdays midweek week weeks weekly month months monthly year romantic anniversary birthday honeymoon celebrate celebrating
  celebration special occasion date dates between either arrive arriving leave leaving check-in check-out checkin checkout
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun
  january february march april june july august september october november december jan feb mar apr may jun jul aug sep sept oct nov dec
  tonight tomorrow christmas xmas eve new year's years valentine's valentines valentine thanksgiving easter memorial labor independence
  fourth mlk presidents presidents' martin luther king juneteenth halloween columbus mother's father's mothers fathers holiday holidays
  second third th st nd rd three four five six seven eight nine ten eleven twelve spring summer fall autumn winter early mid late beginning end
  adults people persons guests person guest he ours wonderful hi! lantern hollow y'all folks couple's
    u r ya yall guys got thinking wedding bday pls plz thru am pm cheaper depart departing departure total start starting whats anytime space left id sitter run saturdays hoping has chance surprise surprising myself yet someone somebody already beginning around next this following weeks'`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Whether a question is about dates or their price. A weak word ('free', 'how much') counts only where at most
 * `mayBeOther` words are about something else, so that 'is breakfast free?' isn't answered with a calendar.
 */
export function dateQuestionIn(question: string, today: CalendarDate): DateQuestion | undefined {
  const found = strong.find(([, asks]) => asks.test(question));
  if (found) return found[0];
  if (otherWords(question, today) > mayBeOther) return undefined;
  return weak.find(([, asks]) => asks.test(question))?.[0];
}

/** Whether a question is about the time of day. */
export function namesTime(question: string): boolean {
  return /\b(?:times?|hours?|when|early|earlier|late|later|noon|midnight|morning|evening|afternoon|o'?clock)\b|\d ?[ap]\.?m\b|\d:\d\d/i.test(
    question,
  );
}

/** Whether a question names a weekday or a month. */
export function namesDay(question: string): boolean {
  return /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i.test(
    question,
  );
}

/** Whether a message says hardly more than dates: 'June 9 to 11 for my wife and me'. */
export function saysLittleElse(question: string, today: CalendarDate): boolean {
  return otherWords(question, today) <= mayBeOther;
}

const mayBeOther = 0;

function otherWords(question: string, today: CalendarDate): number {
  return unusualWords(question, today).length;
}

/** The words of a question, in lower case, that belong neither to dates nor to every question. */
export function unusualWords(question: string, today: CalendarDate): string[] {
  const words =
    withoutDates(question, today)
      .toLowerCase()
      .match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
  return words.map((word) => word.replace(/’/gu, "'")).filter((word) => !ordinary.has(word));
}

/** Whether a guest wants to know if days cost more than others. */
export function asksSurcharge(question: string): boolean {
  return /\b(?:surcharges?|(?:charge|cost|costs|pay|is it|are (?:you|prices|rates)) (?:more|extra|higher)|extra charges?|more expensive)\b/i.test(
    question,
  );
}
