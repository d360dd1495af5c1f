import { describe, expect, it } from 'vitest';
import { sequenceProgress } from './sequence-progress.ts';

describe('the progress in a sequence', () => {
  it.each([
    [0, 'Not started', 'secondary'],
    [1, 'Step 1/6', 'blue'],
    [5, 'Step 5/6', 'blue'],
    [6, 'Complete', 'green'],
    [50, 'Complete', 'green'],
  ])('of step %i is %s', (step, label, tone) => {
    expect(sequenceProgress(step)).toEqual({ label, tone });
  });
});
