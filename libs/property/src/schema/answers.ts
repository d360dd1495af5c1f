import { lineOfText } from '@getaway/contracts/http/fields';
import * as v from 'valibot';

/** What the assistant is asked about and only the host knows: one approved answer each. */
export const answeredTopics = [
  'pets',
  'smoking',
  'children',
  'directions',
  'accessibility',
  'kitchen',
  'gatherings',
  'luggage',
  'nearby',
] as const;

export type AnsweredTopic = (typeof answeredTopics)[number];

const answer = v.optional(lineOfText('Answer', 600));

export const answersSchema = v.strictObject({
  pets: answer,
  smoking: answer,
  children: answer,
  directions: answer,
  accessibility: answer,
  kitchen: answer,
  gatherings: answer,
  luggage: answer,
  nearby: answer,
} satisfies Record<AnsweredTopic, typeof answer>);
