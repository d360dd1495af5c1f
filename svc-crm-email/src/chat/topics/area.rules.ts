import { hostsAnswer } from '../hosts-answer.rules.ts';
import { unknown } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';

/** What surrounds the house. */
export const areaTopics: readonly Topic[] = [
  {
    asks: /\bhow (?:far|long)\b.*\b(?:airport|beach|lake|mountains?|stadium|station|downtown|hospital)\b|\b(?:airport|beach|lake|stadium|hospital)\b.*\b(?:far|distance|minutes|close|near)\b|\bweather\b|\b(?:snow|rain|temperature)\b/i,
    unless: /\bdowntown\b/i,
    answer: (facts) => unknown(facts.phone),
  },
  {
    asks: /\b(?:restaurants?|things to do|nearby|near ?by|close by|shops?|shopping|grocer(?:y|ies)|supermarket|hik(?:e|es|ing)|trails?|attractions?|winer(?:y|ies)|breweries|bars|cafes?)\b|\bwhat(?:'s| is) (?:there )?(?:to do|around|in the area)\b|\baround (?:here|there|the (?:house|area|town))\b/i,
    unless:
      /\b(?:gift|coffee) shop on|\b(?:we|i)(?:'re| are|'m| am)? (?:live|from|both live)? ?nearby|\bhow far is (?:it|the house|your)/i,
    answer: hostsAnswer('nearby'),
  },
];
