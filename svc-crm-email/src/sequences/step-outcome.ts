import type { SequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import type { AudienceRefusal } from './audience.ts';
import type { InvalidChange } from './sequence-outcome.ts';
import type { StepFields } from './sequence-steps.repository.ts';

export type StepOutcome =
  | { readonly ok: true; readonly step: SequenceTemplate }
  | {
      readonly ok: false;
      readonly reason: 'no-sequence' | 'no-template' | 'not-found' | 'changed' | 'twice' | 'number-taken';
    }
  | AudienceRefusal
  | InvalidChange;

export type StepChanges = { readonly [Key in keyof StepFields]?: StepFields[Key] | undefined };
