import type { SequenceAudience } from '@getaway/contracts/http/sequence-audience';
import type { TemplateDeps } from '../templates/template-outcome.ts';
import { addStep } from './add-step.ts';
import { previewAudience } from './audience.ts';
import { changeSequence, type SequenceChanges } from './change-sequence.ts';
import { changeStep } from './change-step.ts';
import { reorderSteps, type ReorderOutcome } from './reorder-steps.ts';
import type { SequenceOutcome } from './sequence-outcome.ts';
import type { StepChanges, StepOutcome } from './step-outcome.ts';

/** A change of a sequence, with the arguments of the use case that makes it. */
export type SequenceChange =
  | { readonly kind: 'add-step'; readonly step: Parameters<typeof addStep>[1] }
  | { readonly kind: 'change-step'; readonly id: string; readonly changes: StepChanges }
  | { readonly kind: 'reorder'; readonly order: Parameters<typeof reorderSteps>[1] }
  | {
      readonly kind: 'change-sequence';
      readonly id: string;
      readonly changes: SequenceChanges;
    };

export type PreviewedChange =
  | { readonly ok: true; readonly audience: SequenceAudience }
  | { readonly ok: false; readonly of: 'step'; readonly refusal: StepOutcome & { ok: false } }
  | { readonly ok: false; readonly of: 'order'; readonly refusal: ReorderOutcome & { ok: false } }
  | { readonly ok: false; readonly of: 'sequence'; readonly refusal: SequenceOutcome & { ok: false } };

/** Makes a change of a sequence as a dry run, and returns the emails that it would cause. */
export async function previewChange(deps: TemplateDeps, change: SequenceChange): Promise<PreviewedChange> {
  switch (change.kind) {
    case 'add-step': {
      const tried = await previewAudience((request) => addStep(deps, change.step, request));
      return 'token' in tried ? seen(tried) : { ok: false, of: 'step', refusal: refused(tried) };
    }
    case 'change-step': {
      const tried = await previewAudience((request) =>
        changeStep(deps, change.id, { changes: change.changes }, request),
      );
      return 'token' in tried ? seen(tried) : { ok: false, of: 'step', refusal: refused(tried) };
    }
    case 'reorder': {
      const tried = await previewAudience((request) => reorderSteps(deps, change.order, request));
      return 'token' in tried ? seen(tried) : { ok: false, of: 'order', refusal: refused(tried) };
    }
    case 'change-sequence': {
      const tried = await previewAudience((request) =>
        changeSequence(deps, change.id, { changes: change.changes }, request),
      );
      return 'token' in tried ? seen(tried) : { ok: false, of: 'sequence', refusal: refused(tried) };
    }
    default:
      return change satisfies never;
  }
}

function seen(audience: SequenceAudience): PreviewedChange {
  return { ok: true, audience };
}

/** A dry run never succeeds: it is refused or rolled back. */
function refused<Outcome extends { readonly ok: boolean }>(outcome: Outcome): Outcome & { ok: false } {
  if (outcome.ok) throw new Error('A change was made that should only have been tried');
  return outcome as Outcome & { ok: false };
}
