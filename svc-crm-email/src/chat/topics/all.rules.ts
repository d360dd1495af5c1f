import type { Topic } from '../topic.rules.ts';
import { areaTopics } from './area.rules.ts';
import { arrivalTopics, hourTopics } from './check-in.rules.ts';
import { houseTopics } from './house.rules.ts';
import { offerTopics } from './offers.rules.ts';
import { ruleTopics } from './house-rules.rules.ts';
import { unlistedTopics } from './unlisted.rules.ts';

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
