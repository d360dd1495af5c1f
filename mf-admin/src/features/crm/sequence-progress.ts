import type { BadgeTone } from '../../ui/badge.tsx';

const steps = 6;

export interface SequenceProgress {
  label: string;
  tone: BadgeTone;
}

/** How far a guest is in the email sequence (spec page 2, section 4). */
export function sequenceProgress(step: number): SequenceProgress {
  if (step <= 0) return { label: 'Not started', tone: 'secondary' };
  if (step >= steps) return { label: 'Complete', tone: 'green' };
  return { label: `Step ${step}/${steps}`, tone: 'blue' };
}
