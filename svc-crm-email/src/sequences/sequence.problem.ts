import { Problem } from '@getaway/service-kit/problem';
import { invalidFields } from '../invalid-fields.problem.ts';
import { audienceProblem } from './audience.problem.ts';
import type { ReorderOutcome } from './reorder-steps.ts';
import type { SequenceOutcome } from './sequence-outcome.ts';
import type { StepOutcome } from './step-outcome.ts';

export function noSuchSequence(): Problem {
  return new Problem('not-found', { detail: 'No such sequence' });
}

export function sequenceProblem(outcome: SequenceOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return noSuchSequence();
    case 'key-taken':
      return new Problem('already-exists', { detail: 'A sequence with this key already exists' });
    case 'audience-unconfirmed':
    case 'audience-changed':
      return audienceProblem(outcome);
    case 'invalid':
      return invalidFields(outcome.errors);
    default:
      return outcome satisfies never;
  }
}

export function noSuchStep(): Problem {
  return new Problem('not-found', { detail: 'No such step' });
}

export function stepProblem(outcome: StepOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'not-found':
      return noSuchStep();
    case 'no-sequence':
      return new Problem('not-found', { detail: 'No such sequence' });
    case 'no-template':
      return new Problem('not-found', { detail: 'No such template' });
    case 'twice':
      return new Problem('already-exists', { detail: 'This template already exists in this sequence' });
    case 'number-taken':
      return new Problem('already-exists', { detail: 'A step with this number already exists' });
    case 'audience-unconfirmed':
    case 'audience-changed':
      return audienceProblem(outcome);
    case 'invalid':
      return invalidFields(outcome.errors);
    default:
      return outcome satisfies never;
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
    case 'audience-unconfirmed':
    case 'audience-changed':
      return audienceProblem(outcome);
    default:
      return outcome satisfies never;
  }
}
