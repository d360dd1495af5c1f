import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@getaway/kernel/calendar-date';
import { bundledProperty } from '@getaway/property';
import { createLogger } from '@getaway/service-kit/logger';
import { createBookingDesk } from '../../src/chat/booking-desk.ts';
import { houseFacts } from '../../src/chat/house-facts.ts';
import { answerQuestion, type AssistantDeps } from '../../src/chat/answer-question.ts';
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

test('the table holds at least 200 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
});

describe('answers each question of the table', () => {
  test.each(questions)('$question', async ({ question, says, neverSays }) => {
    const { response } = await answerQuestion(deps, question, today);
    for (const phrase of says) expect(response).toContain(phrase);
    for (const phrase of neverSays) expect(response).not.toContain(phrase);
  });
});

test('available dates link to the wizard with the dates filled in, taken dates to the nearest available ones', async () => {
  const available = await answerQuestion(deps, 'Is the weekend after next free?', today);
  expect(available.links).toEqual([
    { label: 'Book Fri, Dec 4', href: '/booking?checkIn=2026-12-04&checkOut=2026-12-06' },
  ]);
  const taken = await answerQuestion(deps, 'Is next weekend free?', today);
  expect(taken.links.map(({ href }) => href)).toEqual(['/booking?checkIn=2026-11-29&checkOut=2026-12-01']);
});

test.each([
  ['Is it available?', { shows: 'next' }],
  ['Which dates are available?', { shows: 'next' }],
  ['Are you free next weekend?', { shows: 'stay', checkIn: '2026-11-27', checkOut: '2026-11-29' }],
  ["Is Valentine's weekend open?", { shows: 'stay', checkIn: '2027-02-12', checkOut: '2027-02-15' }],
  ['Do you have anything in May?', { shows: 'period', from: '2027-05-01', to: '2027-06-01' }],
  ['June 9 to 11', { shows: 'stay', checkIn: '2027-06-09', checkOut: '2027-06-11' }],
  ['Is the hot tub private? And are you free June 9 to 11?', { shows: 'stay', checkIn: '2027-06-09' }],
  ['Is February 30 available?', { shows: 'next' }],
  ['Is November 2, 2020 available?', { shows: 'next' }],
])('%s is answered with a calendar', async (question, calendar) => {
  expect((await answerQuestion(deps, question, today)).calendar).toMatchObject(calendar);
});

test.each([
  'How much is a night?',
  'How much is June 9 to 11?',
  'Is there a hot tub?',
  'Is breakfast free?',
  'Are you available in June 2031?',
  'Is June 9, 2031 available?',
  'Is it available for 90 nights?',
])('%s gets no calendar', async (question) => {
  expect(await answerQuestion(deps, question, today)).not.toHaveProperty('calendar');
});

test('on a Sunday next weekend is the coming one', async () => {
  const sunday = addDays(today, 11);
  const { response } = await answerQuestion(deps, 'Is next weekend free?', sunday);
  expect(response).toContain('Fri, Dec 4 to Sun, Dec 6, 2026');
});

test('while svc-booking is down it promises nothing and still answers what does not change', async () => {
  const alone = { desk: createBookingDesk({ baseUrl: 'http://127.0.0.1:9', logger }), facts };
  for (const question of [
    'Is next weekend free?',
    'How much is June 9?',
    'Which packages?',
    'massage?',
    'tax?',
  ]) {
    const { response } = await answerQuestion(alone, question, today);
    expect(response).toContain("can't look that up right now");
    expect(response).not.toMatch(/\$|available right now/);
  }
  expect((await answerQuestion(alone, 'Is there a hot tub?', today)).response).toContain('hot tub for 2');
});

test('every reply that leads to a person has the phone number and the message form', async () => {
  for (const question of ['the hot tub is cold', 'my entry code does not work', 'a real person']) {
    const { response, links } = await answerQuestion(deps, question, today);
    expect(response).toContain(facts.phone);
    expect(links.map(({ href }) => href)).toContain('/#contact');
  }
});

test('answers the longest message at once, whatever repeats in it', async () => {
  const repeated = [
    'a',
    ' ',
    'open',
    'can i ',
    "doesn't ",
    'hot tub ',
    'june 1 ',
    '1/',
    '2027-',
    'me ',
    'check ',
    '-',
    "'",
    '?',
  ];
  for (const first of repeated)
    for (const second of repeated) {
      const message = (first + second).repeat(1_000).slice(0, 1_000);
      const started = performance.now();
      await answerQuestion(deps, message, today);
      expect([message.slice(0, 20), performance.now() - started > 2_000]).toEqual([
        message.slice(0, 20),
        false,
      ]);
    }
});
