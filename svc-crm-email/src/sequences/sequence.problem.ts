import { noSuch, Problem } from '@getaway/service-kit/problem';
import { invalidFields } from '../invalid-fields.problem.ts';
import type { AudienceRefusal } from './audience.ts';
import { audienceProblem } from './audience.problem.ts';
import type { ReorderOutcome } from './reorder-steps.ts';
import type { InvalidChange, SequenceOutcome } from './sequence-outcome.ts';
import type { StepOutcome } from './step-outcome.ts';

export function sequenceProblem(outcome: SequenceOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return noSuch('sequence');
    case 'changed':
      return new Problem('changed-meanwhile', {
        detail: 'Someone else saved this sequence after you opened it. Nothing was overwritten.',
      });
    case 'key-taken':
      return new Problem('already-exists', { detail: 'A sequence with this key already exists' });
    default:
      return changeProblem(outcome);
  }
}

export function stepProblem(outcome: StepOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return noSuch('step');
    case 'no-sequence':
      return noSuch('sequence');
    case 'no-template':
      return noSuch('template');
    case 'changed':
      return new Problem('changed-meanwhile', {
        detail: 'Someone else saved this step after you opened it. Nothing was overwritten.',
      });
    case 'twice':
      return new Problem('already-exists', { detail: 'This template already exists in this sequence' });
    case 'number-taken':
      return new Problem('already-exists', { detail: 'A step with this number already exists' });
    default:
      return changeProblem(outcome);
  }
}

export function reorderProblem(outcome: ReorderOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return new Problem('not-found', {
        detail: `Template ${outcome.templateId} isn’t a step of this sequence`,
      });
    case 'sequence-needed': {
      const detail = `Template ${outcome.templateId} is a step of several sequences. Specify sequenceId.`;
      return new Problem('sequence-needed', { detail });
    }
    default:
      return audienceProblem(outcome);
  }
}

/** The refusals that a change of a sequence and one of a step have in common. */
function changeProblem(outcome: AudienceRefusal | InvalidChange): Problem {
  return outcome.reason === 'invalid' ? invalidFields(outcome.errors) : audienceProblem(outcome);
}
