import { countsDays, type EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { FieldError } from '@getaway/contracts/problems';
import type { AudienceRefusal } from './audience.ts';
import type { SequenceFields } from './email-sequences.repository.ts';

/** A change whose values do not fit together. */
export interface InvalidChange {
  readonly ok: false;
  readonly reason: 'invalid';
  readonly errors: readonly FieldError[];
}

export type SequenceOutcome =
  | { readonly ok: true; readonly sequence: EmailSequence }
  | { readonly ok: false; readonly reason: 'not-found' | 'changed' | 'key-taken' }
  | AudienceRefusal
  | InvalidChange;

export const keyless: SequenceOutcome = {
  ok: false,
  reason: 'invalid',
  errors: [
    {
      path: 'sequenceKey',
      message: 'Enter a sequence key: the name has no letters or digits to create one from',
    },
  ],
};

/** A trigger without days stores none. */
export function trimmed(fields: SequenceFields): SequenceFields {
  const { name, description, sequenceKey, triggerType, triggerValue, isActive } = fields;
  const days = countsDays(triggerType) ? triggerValue : null;
  return { name, description, sequenceKey, triggerType, triggerValue: days, isActive };
}
