import { reply, unknown, type Reply } from '../reply.rules.ts';
import { nearbyNamed } from '../named-place.rules.ts';
import type { HouseFacts } from '../facts.rules.ts';
import type { Topic } from '../topic.rules.ts';

/** What surrounds the house. */
export const areaTopics: readonly Topic[] = [
  {
    asks: /\b(?:closest|nearest|which|what) (?:\w+ )?(?:airport|station)\b|\bhow (?:far|long|close|near)\b.*\b(?:airport|beach|lake|mountains?|stadium|station|downtown|hospital)\b|\b(?:airport|beach|lake|stadium|hospital)\b.*\b(?:far|distance|minutes|close|near)\b|\bweather\b|\b(?:snow|rain|temperature)\b/i,
    unless: /\bdowntown\b/i,
    answer: (facts, question) => {
      const nearby = nearbyNamed(facts, question);
      return nearby === undefined ? unknown(facts.phone) : reply(nearby);
    },
  },
  {
    asks: /\b(?:restaurants?|things to do|nearby|near ?by|close by|shops?|shopping|grocer(?:y|ies)|supermarket|hik(?:e|es|ing)|trails?|attractions?|winer(?:y|ies)|breweries|bars|cafes?)\b|\bwhat(?:'s| is) (?:there )?(?:to do|around|in the area)\b|\baround (?:here|there|the (?:house|area|town))\b/i,
    unless:
      /\b(?:gift|coffee) shop on|\b(?:we|i)(?:'re| are|'m| am)? (?:live|from|both live)? ?nearby|\bhow far is (?:it|the house|your)/i,
    answer: nearbyAnswer,
  },
];

/** Places that a host's answer may or may not speak of. */
const places =
  /\b(?:restaurants?|shops?|shopping|grocer(?:y|ies)|supermarket|hik(?:e|es|ing)|trails?|parks?|winer(?:y|ies)|breweries|bars|cafes?)\b/gi;

/** What the host wrote of the surroundings, unless it is silent on the places that were asked for. */
function nearbyAnswer(facts: HouseFacts, question: string): Reply {
  const { nearby } = facts.answers;
  const asked = question.match(places)?.map((word) => word.toLowerCase().slice(0, 4)) ?? [];
  const isSilent = asked.length > 0 && !asked.some((start) => nearby?.toLowerCase().includes(start) === true);
  return nearby === undefined || isSilent ? unknown(facts.phone) : reply(nearby);
}
