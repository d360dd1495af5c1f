import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import { listSequenceTemplates } from '../templates/list-sequence-templates.ts';
import { refusingOtherAudiences, type AudienceRefusal, type AudienceRequest } from './audience.ts';
import { checkAudience } from './check-audience.ts';
import { lockSequence } from './email-sequences.repository.ts';
import { findTemplateSteps } from './find-template-steps.ts';
import { planSequences } from './plan-sequences.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { renumberSteps } from './sequence-steps.repository.ts';

export type ReorderOutcome =
  | { readonly ok: true; readonly templates: EmailTemplate[] }
  | { readonly ok: false; readonly reason: 'not-found' | 'sequence-needed'; readonly templateId: string }
  | AudienceRefusal;

/**
 * Moves templates to the given places; the other templates of the sequence keep their order. Queued emails
 * get the new number of their step, so `request` contains those that staff confirmed, or asks for a preview.
 */
export async function reorderSteps(
  deps: SequenceDeps,
  input: { updates: readonly { id: string; stepNumber: number }[]; sequenceId: string | undefined },
  request: AudienceRequest = {},
): Promise<ReorderOutcome> {
  const now = deps.now();
  return refusingOtherAudiences(() =>
    deps.database.transact<ReorderOutcome>(async (tx, sql) => {
      const all = await findTemplateSteps(
        tx,
        input.updates.map(({ id }) => id),
      );
      const eligible = all.filter(
        ({ sequenceId }) => input.sequenceId === undefined || sequenceId === input.sequenceId,
      );
      const sequenceIds = new Set<string>();
      for (const { id } of input.updates) {
        const places = eligible.filter(({ templateId }) => templateId === id);
        const [only] = places;
        if (!only) return { ok: false, reason: 'not-found', templateId: id };
        if (places.length > 1) return { ok: false, reason: 'sequence-needed', templateId: id };
        sequenceIds.add(only.sequenceId);
      }
      const wanted = new Map(input.updates.map(({ id, stepNumber }) => [id, stepNumber]));
      const templates: EmailTemplate[] = [];
      for (const sequenceId of [...sequenceIds].toSorted()) {
        const sequence = await lockSequence(tx, sequenceId);
        const order = arranged(sequence?.templates ?? [], wanted).map(({ linkId }) => linkId);
        await checkAudience(deps, sql, { sequenceId, request, now }, async () => {
          await renumberSteps(sql, sequenceId, order);
          await planSequences(deps, tx, sql, { scope: { sequenceId }, now });
        });
        templates.push(...(await listSequenceTemplates(tx, sequenceId)));
      }
      return { ok: true, templates };
    }),
  );
}

/** Places the given ones in order; the others keep their order around them. */
function arranged<Step extends { readonly id: string }>(
  steps: readonly Step[],
  wanted: ReadonlyMap<string, number>,
): Step[] {
  const order = steps.filter(({ id }) => !wanted.has(id));
  const named = steps.flatMap((step) => {
    const place = wanted.get(step.id);
    return place === undefined ? [] : [{ step, place }];
  });
  for (const { step, place } of named.toSorted((a, b) => a.place - b.place)) order.splice(place - 1, 0, step);
  return order;
}
