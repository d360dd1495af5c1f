import { expect, it } from 'vitest';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bundledProperty } from '@getaway/property';
import { answerQuestion } from './answer-question.ts';
import type { BookingDesk } from './booking-desk.ts';
import { houseFacts } from './house-facts.ts';

const earlyCheckIn: AddOnService = {
  ...{ id: 's1', name: 'Early Check-in', description: 'From noon.', price: '50.00' },
  ...{ category: 'convenience', isActive: true },
};

function ask(question: string, services: AddOnService[]) {
  const desk: BookingDesk = {
    isFree: async () => true,
    quote: async () => undefined,
    unavailableNights: async () => [],
    services: async () => services,
    packages: async () => [],
    prices: async () => [],
    taxRate: async () => 0.07,
  };
  return answerQuestion({ desk, facts: houseFacts(bundledProperty) }, question, calendarDate('2027-01-04'));
}

it.each([
  'Can we check in early?',
  'How do I book?',
  'Which packages do you have?',
  'Do you have any extras?',
  'Can we get a massage?',
])('a house without extras offers none when asked: %s', async (question) => {
  const { response, links } = await ask(question, []);
  expect(response).not.toMatch(/add-ons?|you can add|add any/i);
  expect(links.map(({ label }) => label).join()).not.toMatch(/add/i);
});

it('names the add-ons for an earlier check-in where one is sold', async () => {
  const { response, links } = await ask('Can we check in early?', [earlyCheckIn]);
  expect(response).toContain(
    'If you see early check-in among the add-ons when you book, that guarantees it.',
  );
  expect(links[0]).toEqual({ label: 'See the add-ons', href: '/booking' });
});

it.each([
  ['Can we get a massage?', /^No, we don't offer extras/],
  ['Is there a private chef?', /^No, we don't offer extras/],
  ['Which extras do you have?', /^We don't offer extras/],
])('says No where nothing is sold: %s', async (question, says) => {
  expect((await ask(question, [])).response).toMatch(says);
});
