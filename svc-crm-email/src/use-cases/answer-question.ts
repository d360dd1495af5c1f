import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { datesIn } from '../chat/asked-dates.ts';
import type { BookingDesk } from '../chat/booking-desk.ts';
import type { HouseFacts } from '../domain/chat/facts.ts';
import { courtesies, houseTopics } from '../domain/chat/house-topics.ts';
import { liveTopicIn, type LiveTopic } from '../domain/chat/live-topics.ts';
import { calendarLink, reply, unknown, type Reply } from '../domain/chat/reply.ts';
import { answerFees, answerPackages, answerRates, answerServices, answerTax } from './answer-prices.ts';
import { answerPeriod, answerStay } from './answer-stay.ts';

export interface AssistantDeps {
  readonly desk: BookingDesk;
  readonly facts: HouseFacts;
}

/**
 * Answers from the property's approved facts and from what svc-booking says at this moment. What neither tells is not
 * guessed: the reply says so and leads to the contact form.
 */
export async function answerQuestion(
  deps: AssistantDeps,
  question: string,
  today: CalendarDate,
): Promise<Reply> {
  const live = liveTopicIn(question);
  const dates = datesIn(question, today);
  const isAboutDates = live === 'price' || live === 'availability';
  if (live !== undefined && !isAboutDates) {
    const answer = await answerLive(deps.desk, live, question, today);
    if (answer) return answer;
  }
  if (isAboutDates && dates.kind === 'stay') return answerStay(deps.desk, dates.stay, today);
  if (isAboutDates && dates.kind === 'period') return answerPeriod(deps.desk, dates);
  const topic = houseTopics.find(({ asks }) => asks.test(question));
  if (topic) return topic.answer(deps.facts);
  switch (dates.kind) {
    case 'stay':
      return answerStay(deps.desk, dates.stay, today);
    case 'period':
      return answerPeriod(deps.desk, dates);
    case 'past':
      return reply('Those dates are in the past. Which ones do you mean?', calendarLink);
    case 'none':
      break;
    default:
      return dates satisfies never;
  }
  if (live === 'price') return answerRates(deps.desk);
  if (live === 'availability')
    return reply(
      'Tell me your dates, such as "March 12 to 14", and I look whether they are free.',
      calendarLink,
    );
  const courtesy = courtesies.find(({ asks }) => asks.test(question));
  return courtesy ? courtesy.answer(deps.facts) : unknown(deps.facts.phone);
}

async function answerLive(
  desk: BookingDesk,
  topic: LiveTopic,
  question: string,
  today: CalendarDate,
): Promise<Reply | undefined> {
  switch (topic) {
    case 'services':
      return answerServices(desk, question);
    case 'packages':
      return answerPackages(desk, question);
    case 'tax':
      return answerTax(desk);
    case 'cleaning-fee':
      return answerFees(desk, today);
    case 'price':
    case 'availability':
      return undefined;
    default:
      return topic satisfies never;
  }
}
