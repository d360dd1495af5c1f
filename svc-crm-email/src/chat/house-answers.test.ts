import { bundledProperty } from '@getaway/property';
import { expect, it } from 'vitest';
import { houseFacts } from './house-facts.ts';
import { topics } from './topics/all.rules.ts';
import { topicIn } from './topic.rules.ts';

it.each([
  [1, '1 bathroom.'],
  [1.5, '1.5 bathrooms.'],
])('counts %d bathrooms', (bathrooms, says) => {
  const question = 'How many bathrooms are there?';
  const topic = topicIn(question, topics);
  if (typeof topic?.answer !== 'function') throw new Error(`no answer to ${question}`);
  const facts = houseFacts({ ...bundledProperty, bathrooms });
  expect(topic.answer(facts, question).response).toContain(says);
});
