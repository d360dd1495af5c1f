import type { FieldError } from '@getaway/contracts/problems';
import { answeredTopics, type AnsweredTopic } from './answers.ts';
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

/** Rows that are left out without the answer they fill in. A title or a name has to say something. */
const canBeLeftOut = /\.(?:text|steps|list)\.\d+$/;

/** Titles and names that fill in an answer which the file doesn't have. Works on a file as it came, like `pictureFaults`. */
export function answerFaults(own: unknown): FieldError[] {
  return textsIn(record(own)['guide'], 'guide').flatMap(({ path, text }) =>
    canBeLeftOut.test(path)
      ? []
      : unansweredIn(text, own).map((word) => ({
          path,
          message: `There’s no answer to take the place of {${word}}: write one about ${word}, or leave {${word}} out`,
        })),
  );
}

/** The topics that a text of the guide fills in and a house has no answer about. */
export function unansweredIn(text: string, house: unknown): AnsweredTopic[] {
  const answers = record(record(house)['answers']);
  const named = wordsIn(text);
  return answeredTopics.filter((topic) => named.includes(topic) && (answers[topic] ?? '') === '');
}
