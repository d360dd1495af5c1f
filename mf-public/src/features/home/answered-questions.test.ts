import { expect, it } from 'vitest';
import { answeredQuestions } from './answered-questions.ts';

it('has the answered questions in the order in which guests ask them', () => {
  expect(answeredQuestions({ smoking: 'Outside only.', pets: 'Yes.' })).toEqual([
    { question: 'Are pets allowed?', answer: 'Yes.' },
    { question: 'Is smoking allowed?', answer: 'Outside only.' },
  ]);
});

it('has none while only one is answered', () => {
  expect(answeredQuestions({ pets: 'Yes.' })).toEqual([]);
  expect(answeredQuestions({})).toEqual([]);
});
