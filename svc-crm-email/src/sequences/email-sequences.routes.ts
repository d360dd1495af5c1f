import { Router } from 'express';
import {
  changeEmailSequence,
  createEmailSequence,
  deleteEmailSequence,
  duplicateEmailSequence,
  initializeBookingSequence,
  listEmailSequences,
} from '@getaway/contracts/http/email-sequences';
import type { Property } from '@getaway/property';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { changeSequence } from './change-sequence.ts';
import { createSequence } from './create-sequence.ts';
import { deleteSequence } from './delete-sequence.ts';
import { duplicateSequence } from './duplicate-sequence.ts';
import { initializeBookingSequence as initialize } from './initialize-booking-sequence.ts';
import { listSequences } from './list-sequences.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { sequenceProblem } from './sequence.problem.ts';
import { daysOf } from './trigger-days.http.ts';

/** Staff's calls about sequences. */
export function emailSequenceRoutes(
  deps: SequenceDeps & { property: Property; guard: SessionGuard },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listEmailSequences, requireStaff, async ({ query, response }) => {
    const { sequences, count } = await listSequences(deps, query);
    response.set('X-Total-Count', String(count));
    return sequences;
  });

  mount(router, initializeBookingSequence, requireStaff, () => initialize(deps));

  mount(router, createEmailSequence, requireStaff, async ({ body }) => {
    const { description = null, sequenceKey, triggerValue } = body;
    const days = typeof triggerValue === 'number' ? triggerValue : null;
    const outcome = await createSequence(deps, { ...body, description, sequenceKey, triggerValue: days });
    return outcome.ok ? outcome.sequence : sequenceProblem(outcome);
  });

  mount(router, changeEmailSequence, requireStaff, async ({ params, body }) => {
    const { confirmedAudience: confirmed, version, ...fields } = body;
    const changes = { ...fields, triggerValue: daysOf(body.triggerValue) };
    const outcome = await changeSequence(deps, params.id, { changes, version }, { confirmed });
    return outcome.ok ? outcome.sequence : sequenceProblem(outcome);
  });

  mount(router, deleteEmailSequence, requireStaff, async ({ params }) =>
    (await deleteSequence(deps, params.id)) ? undefined : noSuch('sequence'),
  );

  mount(router, duplicateEmailSequence, requireStaff, async ({ params }) => {
    const outcome = await duplicateSequence(deps, params.id);
    return outcome.ok ? outcome.sequence : sequenceProblem(outcome);
  });

  return router;
}
