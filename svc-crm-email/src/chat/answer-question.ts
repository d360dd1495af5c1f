import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { BookingDesk } from './booking-desk.ts';
import { dateQuestionIn, namesDay, namesTime, saysLittleElse } from './date-question.rules.ts';
import { withDateWordsSpelled } from './dates/date-words.rules.ts';
import { datesIn } from './dates/asked-dates.rules.ts';
import type { HouseFacts } from './facts.rules.ts';
import type { LiveTopic } from './live-topics.rules.ts';
import { isForeign } from './foreign.rules.ts';
import { asksCost, knowsNoMore } from './amenities.rules.ts';
import { answerAmenities } from './named-amenities.rules.ts';
import { plainQuestion, questionParts } from './question-parts.rules.ts';
import { askPerson, inPart, isUnknown, joined, unknown, type Reply } from './reply.rules.ts';
import { stem, subjectWords } from './subject-words.rules.ts';
import { quoteHome } from './quote-home.rules.ts';
import { quoteRules } from './quote-rules.rules.ts';
import { asksPermission } from './rules-about.rules.ts';
import { topicIn, type Topic } from './topic.rules.ts';
import { topics } from './topics/all.rules.ts';
import { usualHours } from './topics/check-in.rules.ts';
import { courtesies } from './topics/courtesies.rules.ts';
import { existingBookingTopics } from './topics/existing-booking.rules.ts';
import { helpTopics } from './topics/help.rules.ts';
import { dangerTopics, entryTopic } from './topics/trouble.rules.ts';
import { answerDates } from './answer-dates.ts';
import {
  answerArrivalHour,
  answerEarlyCheckIn,
  answerNamed,
  answerPackages,
  answerServices,
} from './answer-offers.ts';
import { answerFees, answerTax } from './answer-prices.ts';

export interface AssistantDeps {
  readonly desk: BookingDesk;
  readonly facts: HouseFacts;
}

/** One message is answered in at most this many parts. */
const mostParts = 3;

/**
 * Answers from the property's approved facts and from what svc-booking says at this moment. What neither says is not
 * guessed. Anything about an existing booking, a fault in the house or a person leads to the phone and the message form.
 */
export async function answerQuestion(
  deps: AssistantDeps,
  message: string,
  today: CalendarDate,
): Promise<Reply> {
  const question = withDateWordsSpelled(plainQuestion(message));
  const danger = topicIn(question, dangerTopics);
  if (danger) return answerTopic(deps, danger, question, today);
  if (isForeign(question)) return askPerson("I'm sorry, I only understand English.", deps.facts.phone);
  const help = topicIn(question, helpTopics);
  const parts = questionParts(question);
  if (help) {
    const hours =
      help === entryTopic ? parts.find((part) => topicIn(part, topics) === usualHours) : undefined;
    const answered =
      hours === undefined || topicIn(question, existingBookingTopics) ? [help] : [usualHours, help];
    return joined(await Promise.all(answered.map((topic) => answerTopic(deps, topic, question, today))));
  }

  const dates = datesIn(question, today);
  // Days that are named, or meant to be.
  const hasDates = dates.kind === 'named' || (dates.kind === 'unclear' && namesDay(question));
  const topicOf = (part: string): Topic | undefined => {
    const topic = topicIn(part, topics);
    return topic?.yieldsToDates === true && hasDates && !namesTime(part) ? undefined : topic;
  };
  const { facts } = deps;
  const namedIn = (part: string): Reply | undefined => {
    const answer = answerAmenities(facts, part, today);
    if (answer && isUnderstood(part, '', answer, today)) return answer;
    return quoteHome(facts, part, today) ?? (answer && inPart(answer, facts.phone));
  };
  const things = parts.flatMap((part) => thingsIn(part, topicOf, (thing) => namedIn(thing) !== undefined));
  const found = new Map(
    things.flatMap((thing) => {
      const topic = topicOf(thing);
      return topic ? [[topic, thing] as const] : [];
    }),
  );
  const replies: Reply[] = [];
  for (const [topic, part] of found) {
    const answer = await answerTopic(deps, topic, question, today);
    const isWhole = isUnderstood(part, matchesOf(topic.asks, part), answer, today);
    const named = isUnknown(answer, facts.phone)
      ? namedIn(part)
      : knowsNoMore(answer)
        ? quoteHome(facts, part, today, answer.partly)
        : undefined;
    replies.push(named ?? (isWhole ? answer : inPart(answer, facts.phone)));
  }
  const named = things.flatMap((thing) => (topicOf(thing) === undefined ? (namedIn(thing) ?? []) : []));

  const asked = parts
    .filter((part) => topicOf(part) === undefined && !(asksCost.test(part) && namedIn(part)))
    .map((part) => dateQuestionIn(part, today) ?? (topicIn(part, topics) ? 'price' : undefined))
    .find((each) => each !== undefined);
  if (asked !== undefined) replies.push(await answerDates(deps, asked, dates, question, today));
  if (replies.length > 0) return joined([...replies, ...named], mostParts);

  if (dates.kind !== 'open' && saysLittleElse(question, today))
    return answerDates(deps, 'availability', dates, question, today);
  const courtesy = topicIn(question, courtesies);
  if (courtesy) return answerTopic(deps, courtesy, question, today);
  const service = await answerNamed(deps.desk, question);
  if (service) return service;
  if (named.length > 0) return joined(named, mostParts);
  return (asksPermission.test(question) ? quoteRules(facts, question) : undefined) ?? unknown(facts.phone);
}

/** 'wifi and parking' are two things: each gets its answer where there is a topic for both, or an amenity of that name. */
function thingsIn(
  part: string,
  topicOf: (text: string) => Topic | undefined,
  isAmenity: (text: string) => boolean,
): string[] {
  const things = part.split(/,? (?:and|or|&) |, /i);
  const areKnown = things.every((thing) => topicOf(thing) !== undefined || isAmenity(thing));
  return areKnown ? things : [part];
}

/** Whether every word of a question is one that its topic matches or that its answer repeats. */
function isUnderstood(part: string, matches: string, { response }: Reply, today: CalendarDate): boolean {
  if (response.includes('contact form')) return true;
  const known = `${matches} ${response}`.toLowerCase();
  return subjectWords(part, today).every((word) => known.includes(stem(word)));
}

/** All that a pattern without the flag 'g' finds in a text. */
function matchesOf(asks: RegExp, text: string): string {
  const matches: string[] = [];
  let rest = text;
  for (let [match] = asks.exec(rest) ?? []; match; [match] = asks.exec(rest) ?? []) {
    matches.push(match);
    rest = rest.replace(match, ' ');
  }
  return matches.join(' ');
}

async function answerTopic(
  { desk, facts }: AssistantDeps,
  { answer }: Topic,
  question: string,
  today: CalendarDate,
): Promise<Reply> {
  return typeof answer === 'function'
    ? answer(facts, question)
    : answerLive({ desk, facts }, answer.look, question, today);
}

function answerLive(
  { desk, facts }: AssistantDeps,
  topic: LiveTopic,
  question: string,
  today: CalendarDate,
): Promise<Reply> {
  switch (topic) {
    case 'services':
      return answerServices(desk, question);
    case 'packages':
      return answerPackages(desk, question);
    case 'early-check-in':
      return answerEarlyCheckIn(desk, facts);
    case 'arrival-hour':
      return answerArrivalHour(desk, facts, question);
    case 'tax':
      return answerTax(desk, facts.money);
    case 'fees':
      return answerFees(desk, facts, today);
    default:
      return topic satisfies never;
  }
}
