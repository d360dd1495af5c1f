import { useRef } from 'react';
import type { FormInstance } from 'antd';
import {
  changeEmailTemplate,
  createEmailTemplate,
  type EmailTemplate,
} from '@getaway/contracts/http/email-templates';
import { changeSequenceTemplate, createSequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import type { ApiError } from '@getaway/web-kit/api-error';
import { useMutation, type MutationOutcome } from '../../../actions/use-mutation.ts';
import type { NewerState } from '../../../ui/use-newer-state.ts';
import type { useAudience } from '../audience/use-audience.tsx';
import { sequenceQueries } from '../../../booking-sequence/sequence-queries.ts';
import type { TemplateSubject } from './template-subject.ts';
import { contentOf, overrideFields, overridesOf, type TemplateValues } from './template-values.ts';
import { useNewerTemplate, withTemplate } from './use-newer-template.ts';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError } | undefined;

interface TemplateSaving {
  readonly pending: boolean;
  readonly save: (values: TemplateValues, form: FormInstance<TemplateValues>) => Promise<Outcome>;
  /** What somebody else saved since it was opened. */
  readonly newer: Pick<NewerState<TemplateSubject, TemplateValues>, 'merged' | 'round'>;
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
  const newer = useNewerTemplate(subject);

  /** Changes the template itself, unless somebody else has since it was opened. */
  const changeContent = async (
    { run }: typeof change,
    { id, version }: Pick<EmailTemplate, 'id' | 'version'>,
    values: TemplateValues,
    form: FormInstance<TemplateValues>,
  ): Promise<MutationOutcome<typeof changeEmailTemplate> | undefined> => {
    const body = { ...contentOf(values), ...(version !== undefined && { version }) };
    const outcome = await run({ params: { id }, body });
    if (outcome?.ok) newer.noteSaved(withTemplate(newer.base, outcome.answer));
    else if (outcome?.error.type === 'changed-meanwhile') await newer.merge(form);
    return outcome;
  };

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
    form: FormInstance<TemplateValues>,
    { step, sequenceId }: TemplateSubject & { kind: 'step' },
  ): Promise<Outcome> => {
    const { delayValue, delayUnit } = values;
    if (delayValue === null || delayUnit === null) return changeContent(change, step, values, form);
    const overrides = saidHere(values);
    const before = overridesOf(step);
    const isSame =
      delayValue === step.delayValue &&
      delayUnit === step.delayUnit &&
      overrideFields.every((field) => overrides[field] === before[field]);
    if (isSame) return changeContent(change, step, values, form);
    const { go, ...confirmed } = await ask(sequenceId, {
      changeStep: { id: step.linkId, delayValue, delayUnit },
    });
    if (!go) return undefined;
    const kept = await changeContent(changeToPlace, step, values, form);
    if (!kept?.ok) return kept;
    const { stepVersion: version } = step;
    const body = {
      delayValue,
      delayUnit,
      ...overrides,
      ...confirmed,
      ...(version !== undefined && { version }),
    };
    const outcome = await place.run({ params: { id: step.linkId }, body });
    if (outcome?.ok === false && outcome.error.type === 'changed-meanwhile')
      await newer.merge(form, withTemplate(newer.base, kept.answer));
    return outcome;
  };

  const save: TemplateSaving['save'] = (values, form) => {
    const { base } = newer;
    switch (base.kind) {
      case 'new':
        return values.sequenceId === null
          ? create.run({ body: contentOf(values) })
          : createAndLink(values, values.sequenceId);
      case 'kept':
        return changeContent(change, base.template, values, form);
      case 'step':
        return changeStep(values, form, base);
      default:
        return base satisfies never;
    }
  };
  const pending = [create, createToLink, link, change, changeToPlace, place].some((action) => action.pending);
  return { pending, save, newer };
}

function saidHere({ overrideSubject, overrideHtmlContent, overrideTextContent }: TemplateValues) {
  return { overrideSubject, overrideHtmlContent, overrideTextContent };
}
