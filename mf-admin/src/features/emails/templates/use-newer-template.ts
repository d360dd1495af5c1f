import { use } from 'react';
import { listEmailSequences } from '@getaway/contracts/http/email-sequences';
import { listEmailTemplates, type EmailTemplate } from '@getaway/contracts/http/email-templates';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useNewerState, type NewerState } from '../../../ui/use-newer-state.ts';
import { mergeTemplate } from './merge-template.ts';
import type { TemplateSubject } from './template-subject.ts';
import { templateValues, type TemplateValues } from './template-values.ts';

/** What the template editor is based on, and what somebody else saved since. */
export function useNewerTemplate(subject: TemplateSubject): NewerState<TemplateSubject, TemplateValues> {
  const { call } = use(CallsContext);
  const read = async (): Promise<TemplateSubject | undefined> => {
    switch (subject.kind) {
      case 'new':
        return undefined;
      case 'kept': {
        const templates = await call(listEmailTemplates, { query: {} });
        const template = templates.find(({ id }) => id === subject.template.id);
        return template && { kind: 'kept', template };
      }
      case 'step': {
        const { sequenceId } = subject;
        const sequence = (await call(listEmailSequences, { query: {} })).find(({ id }) => id === sequenceId);
        const step = sequence?.templates.find(({ linkId }) => linkId === subject.step.linkId);
        return step && { kind: 'step', step, sequenceId };
      }
      default:
        return subject satisfies never;
    }
  };
  return useNewerState(subject, read, (opened, typed: TemplateValues, newest) =>
    mergeTemplate({ opened: templateValues(opened), typed, newest: templateValues(newest) }),
  );
}

/** The same after its template was saved. */
export function withTemplate(subject: TemplateSubject, saved: EmailTemplate): TemplateSubject {
  switch (subject.kind) {
    case 'new':
      return subject;
    case 'kept':
      return { kind: 'kept', template: saved };
    case 'step': {
      const { name, subject: line, htmlContent, textContent, isActive, version } = saved;
      const content = { name, subject: line, htmlContent, textContent, isActive, version };
      return { ...subject, step: { ...subject.step, ...content } };
    }
    default:
      return subject satisfies never;
  }
}
