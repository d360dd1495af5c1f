import { unknown } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';

/** What no property file says, although its words look like something that is known: 'charger' is not a charge. */
export const unlistedTopics: readonly Topic[] = [
  {
    asks: /\b(?:ev|electric (?:car|vehicle)|tesla|car)\b.*\bcharg\w*|\bcharg(?:er|ing)\b|\bcharging station/i,
    answer: (facts) => unknown(facts.phone),
  },
  {
    asks: /\b(?:breakfast|lunch|snacks|food|meal plan|deliver\w*|vegan|vegetarian|gluten|allerg\w*|kosher|halal|menu|gratuity|tip(?:s|ping)?)\b/i,
    answer: (facts) => unknown(facts.phone),
  },
  {
    asks: /\b(?:cell|phone|mobile) (?:reception|signal|service|coverage)\b/i,
    answer: (facts) => unknown(facts.phone),
  },
  { asks: /\bhow far (?:in advance|ahead)\b/i, answer: (facts) => unknown(facts.phone) },
  {
    asks: /\b(?:bring|byob)\b.*\b(?:wine|alcohol|beer|champagne|food|drinks?|flowers)\b|\bour own (?:wine|food|drinks?|alcohol)|\b(?:wine|champagne) (?:glass\w*|opener|cooler)\b|\bcorkscrew\b/i,
    answer: (facts) => unknown(facts.phone),
  },
];
