import type { FieldError } from '@getaway/contracts/problems';
import { answeredTopics } from './answers.ts';
import { record, textsIn } from './file-values.ts';
import { wordsIn } from './fill-in.ts';

const guideFactNames = [
  'name',
  'town',
  'address',
  'phone',
  'email',
  'checkIn',
  'checkOut',
  'quietFrom',
  'quietTo',
  'sleeps',
  'minimumAge',
  'parking',
] as const;

export type GuideFactName = (typeof guideFactNames)[number];

/** The facts that a guide can name, and the answers of the assistant: what the file says elsewhere is written once. */
export const guideWordNames = [...guideFactNames, ...answeredTopics];

/** The answers that a guide fills in and the file doesn't have. Works on a file as it came, like `pictureFaults`. */
export function answerFaults(own: unknown): FieldError[] {
  const given = Object.keys(record(record(own)['answers']));
  const missing = answeredTopics.filter((topic) => !given.includes(topic));
  return textsIn(record(own)['guide'], 'guide').flatMap(({ path, text }) =>
    wordsIn(text)
      .filter((word) => missing.some((topic) => topic === word))
      .map((word) => ({
        path,
        message: `There’s no answer to take the place of {${word}}: write one about ${word}, or leave {${word}} out`,
      })),
  );
}
