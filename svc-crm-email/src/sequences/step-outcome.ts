import type { SequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import type { FieldError } from '@getaway/contracts/problems';
import type { AudienceRefusal } from './audience.ts';
import type { StepFields } from './sequence-steps.repository.ts';

export type StepOutcome =
  | { readonly ok: true; readonly step: SequenceTemplate }
  | {
      readonly ok: false;
      readonly reason: 'no-sequence' | 'no-template' | 'not-found' | 'twice' | 'number-taken';
    }
  | AudienceRefusal
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

export type StepChanges = { readonly [Key in keyof StepFields]?: StepFields[Key] | undefined };
