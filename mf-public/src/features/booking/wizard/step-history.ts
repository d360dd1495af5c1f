import * as v from 'valibot';
import type { Step } from '../draft/booking-draft.ts';

/** What the wizard keeps with an entry of the browser's history: its step and those of the entries before it. */
const entrySchema = v.object({
  bookingStep: v.picklist([1, 2, 3, 4]),
  trail: v.array(v.picklist([1, 2, 3, 4])),
});

export type StepEntry = v.InferOutput<typeof entrySchema>;

/** How to get to a step: over entries that are there already, or with a new one. */
export type StepMove = { by: 'going'; entries: number } | { by: 'pushing' | 'replacing'; entry: StepEntry };

export function readStepEntry(state: unknown): StepEntry | undefined {
  const parsed = v.safeParse(entrySchema, state);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Forward leaves an entry behind, so that the browser's back button goes through the steps; backward goes over what
 * is there, so that it does not grow.
 */
export function moveTo(step: Step, { bookingStep, trail }: StepEntry): StepMove {
  if (step > bookingStep)
    return { by: 'pushing', entry: { bookingStep: step, trail: [...trail, bookingStep] } };
  const behind = trail.lastIndexOf(step);
  if (behind >= 0) return { by: 'going', entries: behind - trail.length };
  return { by: 'replacing', entry: { bookingStep: step, trail } };
}
