import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { BookingDesk } from './booking-desk.ts';
import { dateQuestionIn, saysLittleElse } from './date-question.rules.ts';
import { withDateWordsSpelled } from './dates/date-words.rules.ts';
import { datesIn } from './dates/asked-dates.rules.ts';
import type { HouseFacts } from './facts.rules.ts';
import type { LiveTopic } from './live-topics.rules.ts';
import { isForeign } from './foreign.rules.ts';
import { plainQuestion, questionParts } from './question-parts.rules.ts';
import { askPerson, joined, unknown, type Reply } from './reply.rules.ts';
import { topicIn, type Topic } from './topic.rules.ts';
import { topics } from './topics/all.rules.ts';
import { courtesies } from './topics/courtesies.rules.ts';
import { helpTopics } from './topics/help.rules.ts';
import { answerDates } from './answer-dates.ts';
import { answerNamed, answerPackages, answerServices } from './answer-offers.ts';
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
  if (isForeign(question)) return askPerson("I'm sorry, I only understand English.", deps.facts.phone);
  const help = topicIn(question, helpTopics);
  if (help) return answerTopic(deps, help, question, today);

  const parts = questionParts(question);
  const found = [...new Set(parts.flatMap((part) => topicIn(part, topics) ?? []))];
  const replies: Reply[] = [];
  for (const topic of found) replies.push(await answerTopic(deps, topic, question, today));

  const asked = parts
    .filter((part) => topicIn(part, topics) === undefined)
    .map((part) => dateQuestionIn(part, today))
    .find((each) => each !== undefined);
  const dates = datesIn(question, today);
  if (asked !== undefined) replies.push(await answerDates(deps.desk, asked, dates, question, today));
  if (replies.length > 0) return joined(replies.slice(0, mostParts));

  if (dates.kind !== 'open' && saysLittleElse(question, today))
    return answerDates(deps.desk, 'availability', dates, question, today);
  const courtesy = topicIn(question, courtesies);
  if (courtesy) return answerTopic(deps, courtesy, question, today);
  return (await answerNamed(deps.desk, question)) ?? unknown(deps.facts.phone);
}

async function answerTopic(
  { desk, facts }: AssistantDeps,
  { answer }: Topic,
  question: string,
  today: CalendarDate,
): Promise<Reply> {
  return typeof answer === 'function'
    ? answer(facts, question)
    : answerLive(desk, answer.look, question, today);
}

function answerLive(
  desk: BookingDesk,
  topic: LiveTopic,
  question: string,
  today: CalendarDate,
): Promise<Reply> {
  switch (topic) {
    case 'services':
      return answerServices(desk, question);
    case 'packages':
      return answerPackages(desk, question);
    case 'tax':
      return answerTax(desk);
    case 'fees':
      return answerFees(desk, today);
    default:
      return topic satisfies never;
  }
}
