import { parsePublished } from '@getaway/property';
import { entryInstructionsOf } from '@getaway/property/entry';

/** What guests of a published house read about getting in; undefined where each booking has a code of its own. */
export function entryOf(content: unknown): string | undefined {
  const outcome = parsePublished(content);
  return outcome.ok ? entryInstructionsOf(outcome.property, outcome.entryInstructions) : undefined;
}
