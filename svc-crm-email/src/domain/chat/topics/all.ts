import type { Topic } from '../topic.ts';
import { areaTopics } from './area.ts';
import { arrivalTopics, hourTopics } from './arrival.ts';
import { houseTopics } from './house.ts';
import { offerTopics } from './offers.ts';
import { ruleTopics } from './rules.ts';
import { unlistedTopics } from './unlisted.ts';

/** Every subject that a question is compared with, in order: the first that fits is answered. */
export const topics: readonly Topic[] = [
  ...ruleTopics,
  ...areaTopics,
  ...unlistedTopics,
  ...hourTopics,
  ...offerTopics,
  ...houseTopics,
  ...arrivalTopics,
];
