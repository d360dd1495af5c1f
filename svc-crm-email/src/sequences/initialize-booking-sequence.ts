import { newGuestsOnly } from '@getaway/contracts/http/confirmed-audience';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { Property } from '@getaway/property';
import { ensureTemplate } from '../templates/ensure-template.ts';
import { bookingSequence, seededSteps } from './booking-sequence/steps.ts';
import { createSequence, findSequence, lockSequence } from './email-sequences.repository.ts';
import { planForAudience } from './plan-for-audience.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { createStep } from './sequence-steps.repository.ts';
import { lockPlans } from './step-sends.repository.ts';

/**
 * Ensures that the booking sequence exists, with existing templates of the same names and our own where there
 * is none. Staff's changes are kept, and a sequence without steps is filled. No email is sent for steps that
 * were due before.
 */
export async function initializeBookingSequence(
  deps: SequenceDeps & { property: Property },
): Promise<EmailSequence> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    await lockPlans(sql);
    const { sequenceKey } = bookingSequence;
    const known = await findSequence(tx, { sequenceKey });
    if (known && known.templatesCount > 0) return known;
    const sequence = known ?? (await createSequence(tx, { ...bookingSequence, isActive: true }, now));
    if (!sequence) throw new Error('the booking sequence was neither found nor made');
    for (const [position, { delay, ...template }] of seededSteps(deps.property).entries()) {
      const { id } = await ensureTemplate(tx, template, now);
      await createStep(tx, {
        sequenceId: sequence.id,
        templateId: id,
        stepNumber: position + 1,
        delayValue: delay.value,
        delayUnit: delay.unit,
        overrideSubject: null,
        overrideHtmlContent: null,
        overrideTextContent: null,
        isActive: true,
      });
    }
    await planForAudience(deps, tx, sql, {
      sequenceId: sequence.id,
      request: { confirmed: newGuestsOnly },
      now,
    });
    return (await lockSequence(tx, sequence.id)) ?? sequence;
  });
}
