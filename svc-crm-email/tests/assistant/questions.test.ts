import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledProperty } from '@getaway/contracts/property';
import { createLogger } from '@getaway/service-kit/logger';
import { createBookingDesk } from '../../src/chat/booking-desk.ts';
import { houseFacts } from '../../src/chat/house-facts.ts';
import { answerQuestion, type AssistantDeps } from '../../src/use-cases/answer-question.ts';
import { startBookingStandIn, today } from './booking-stand-in.ts';
import { questions } from './questions.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
const facts = houseFacts(bundledProperty);
let standIn: Awaited<ReturnType<typeof startBookingStandIn>>;
let deps: AssistantDeps;
beforeAll(async () => {
  standIn = await startBookingStandIn();
  deps = { desk: createBookingDesk({ baseUrl: standIn.url, logger }), facts };
});
afterAll(() => standIn.stop());

describe(`the assistant, asked ${questions.length} questions`, () => {
  test.each(questions)('%s', async (question, ...expected) => {
    const { response } = await answerQuestion(deps, question, today);
    for (const fact of expected) expect(response).toContain(fact);
  });
});

test('free dates lead into the wizard with those dates filled in, taken ones to others that are free', async () => {
  const free = await answerQuestion(deps, 'Is the weekend after next free?', today);
  expect(free.links).toEqual([
    { label: 'Book Friday, December 4, 2026', href: '/booking?checkIn=2026-12-04&checkOut=2026-12-06' },
  ]);
  const taken = await answerQuestion(deps, 'Is next weekend free?', today);
  expect(taken.links.map(({ href }) => href)).toEqual(['/booking?checkIn=2026-11-29&checkOut=2026-12-01']);
});

test('while svc-booking is away nothing is promised, and what does not change is answered', async () => {
  const alone = { desk: createBookingDesk({ baseUrl: 'http://127.0.0.1:9', logger }), facts };
  for (const question of [
    'Is next weekend free?',
    'How much is June 9?',
    'Which packages?',
    'massage?',
    'tax?',
  ]) {
    const { response } = await answerQuestion(alone, question, today);
    expect(response).toContain('cannot look that up right now');
    expect(response).not.toMatch(/\$|free right now/);
  }
  expect((await answerQuestion(alone, 'Is there a hot tub?', today)).response).toContain('hot tub for 2');
});
