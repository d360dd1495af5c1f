import { stayLimits } from '@getaway/kernel/stay';
import { calendarLink, reply, unknown } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';

const daysOfYear = 365;

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
  {
    asks: /\b(?:towels?|linens?|sheets|bedding|bath ?robes?|robes?|toiletries|hair ?dryer)\b/i,
    answer: (facts) => unknown(facts.phone),
  },
  {
    asks: /\b(?:4wd|4x4|awd|four[- ]wheel|all[- ]wheel|chains|paved|gravel|dirt road|steep|snow plow\w*|plowed|road conditions)\b/i,
    answer: (facts) => unknown(facts.phone),
  },
  {
    asks: /\bhow (?:far|long|early|many (?:days|weeks|months))\b.{0,20}\b(?:in advance|ahead|out)\b/i,
    unless: /\bcheck/i,
    answer: () =>
      reply(
        `You can book up to ${Math.floor(stayLimits.maxDaysAhead / daysOfYear)} years ahead. The calendar shows which dates are available.`,
        calendarLink,
      ),
  },
  {
    asks: /\b(?:bring|byob)\b.*\b(?:wine|alcohol|beer|champagne|food|drinks?|flowers)\b|\bour own (?:wine|food|drinks?|alcohol)|\b(?:wine|champagne) (?:glass\w*|opener|cooler)\b|\bcorkscrew\b/i,
    answer: (facts) => unknown(facts.phone),
  },
];
