import { useRef } from 'react';
import { changeEmailTemplate, createEmailTemplate } from '@getaway/contracts/http/email-templates';
import { changeSequenceTemplate, createSequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import type { ApiError } from '@getaway/web-kit/api-error';
import { useMutation } from '../../../actions/use-mutation.ts';
import type { useAudience } from '../audience/use-audience.tsx';
import { sequenceQueries } from '../../../booking-sequence/sequence-queries.ts';
import type { TemplateSubject } from './template-subject.ts';
import { overrideFields, overridesOf, type TemplateValues } from './template-values.ts';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError } | undefined;

interface TemplateSaving {
  readonly pending: boolean;
  readonly save: (values: TemplateValues) => Promise<Outcome>;
}

const failedToCreate = 'Failed to create template';
const updated = { done: 'Template updated successfully', failed: 'Failed to update template' };
const refresh = sequenceQueries;

/**
 * Saves what the editor has. A template with a sequence is created first and then linked (spec page 2, section 7); one
 * that was created and not linked is not created a second time when its form is sent again.
 */
export function useSaveTemplate(
  subject: TemplateSubject,
  ask: ReturnType<typeof useAudience>['ask'],
): TemplateSaving {
  const create = useMutation(createEmailTemplate, {
    done: 'Template created successfully',
    failed: failedToCreate,
    refresh,
  });
  const createToLink = useMutation(createEmailTemplate, { failed: failedToCreate, refresh });
  const link = useMutation(createSequenceTemplate, {
    done: 'Template created and assigned to sequence successfully',
    failed: 'Template created but failed to assign to sequence',
    refresh,
  });
  const change = useMutation(changeEmailTemplate, { ...updated, refresh });
  const changeToPlace = useMutation(changeEmailTemplate, { failed: updated.failed, refresh });
  const place = useMutation(changeSequenceTemplate, { ...updated, refresh });
  const createdId = useRef<string>(undefined);

  const createAndLink = async (values: TemplateValues, sequenceId: string): Promise<Outcome> => {
    const body = contentOf(values);
    const known = createdId.current;
    const kept =
      known === undefined
        ? await createToLink.run({ body })
        : await changeToPlace.run({ params: { id: known }, body });
    if (!kept?.ok) return kept;
    createdId.current = kept.answer.id;
    const { stepNumber, delayValue, delayUnit } = values;
    const step = { sequenceId, templateId: kept.answer.id, stepNumber, delayValue, delayUnit };
    if (delayValue === null || delayUnit === null)
      return link.run({ body: { ...step, ...saidHere(values) } });
    const addStep = { templateId: kept.answer.id, delayValue, delayUnit };
    const { go, ...confirmed } = await ask(sequenceId, { addStep });
    return go ? link.run({ body: { ...step, ...saidHere(values), ...confirmed } }) : undefined;
  };

  const changeStep = async (
    values: TemplateValues,
    { step, sequenceId }: TemplateSubject & { kind: 'step' },
  ): Promise<Outcome> => {
    const { delayValue, delayUnit } = values;
    const input = { params: { id: step.id }, body: contentOf(values) };
    if (delayValue === null || delayUnit === null) return change.run(input);
    const overrides = saidHere(values);
    const before = overridesOf(step);
    const isSame =
      delayValue === step.delayValue &&
      delayUnit === step.delayUnit &&
      overrideFields.every((field) => overrides[field] === before[field]);
    if (isSame) return change.run(input);
    const { go, ...confirmed } = await ask(sequenceId, {
      changeStep: { id: step.linkId, delayValue, delayUnit },
    });
    if (!go) return undefined;
    const kept = await changeToPlace.run(input);
    if (!kept?.ok) return kept;
    const body = { delayValue, delayUnit, ...overrides, ...confirmed };
    return place.run({ params: { id: step.linkId }, body });
  };

  const save = (values: TemplateValues): Promise<Outcome> => {
    switch (subject.kind) {
      case 'new':
        return values.sequenceId === null
          ? create.run({ body: contentOf(values) })
          : createAndLink(values, values.sequenceId);
      case 'kept':
        return change.run({ params: { id: subject.template.id }, body: contentOf(values) });
      case 'step':
        return changeStep(values, subject);
      default:
        return subject satisfies never;
    }
  };
  const pending = [create, createToLink, link, change, changeToPlace, place].some((action) => action.pending);
  return { pending, save };
}

function contentOf({ name, subject, htmlContent, textContent, isActive }: TemplateValues) {
  return { name, subject, htmlContent, textContent, isActive };
}

function saidHere({ overrideSubject, overrideHtmlContent, overrideTextContent }: TemplateValues) {
  return { overrideSubject, overrideHtmlContent, overrideTextContent };
}
