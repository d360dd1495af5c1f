import type { answers } from '@getaway/property/house/home';

type Answers = typeof answers;

/** As guests ask, in the order in which they do. The chat answers the same. */
const questions: readonly (readonly [keyof Answers, string])[] = [
  ['directions', 'How do we get there?'],
  ['nearby', 'What’s nearby?'],
  ['kitchen', 'What’s in the kitchen?'],
  ['pets', 'Are pets allowed?'],
  ['children', 'Can children come?'],
  ['gatherings', 'Can we host a party or have guests over?'],
  ['smoking', 'Is smoking allowed?'],
  ['luggage', 'Can we leave our luggage before or after the stay?'],
  ['accessibility', 'Is the house accessible?'],
];

/** The questions that the host has answered. A single one is left to the chat: a section of one entry looks forgotten. */
export function answeredQuestions(answers: Answers): { question: string; answer: string }[] {
  const answered = questions.flatMap(([topic, question]) => {
    const answer = answers[topic];
    return answer === undefined ? [] : [{ question, answer }];
  });
  return answered.length === 1 ? [] : answered;
}
