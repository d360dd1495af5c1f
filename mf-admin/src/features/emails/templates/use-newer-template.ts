import { use, useState } from 'react';
import type { FormInstance } from 'antd';
import { listEmailTemplates, type EmailTemplate } from '@getaway/contracts/http/email-templates';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import type { MergedFields } from '../../../ui/newer-note.tsx';
import { mergeTemplate, type TemplateContent } from './merge-template.ts';
import type { TemplateSubject } from './template-subject.ts';
import { contentOf, type TemplateValues } from './template-values.ts';

type Saved = Pick<EmailTemplate, keyof TemplateContent | 'version'>;

export interface NewerTemplate {
  /** Of the state that the form is based on. */
  readonly version: string | undefined;
  readonly noteSaved: (saved: Saved) => void;
  /** Puts the newest state below what was typed, which can then be saved. */
  readonly merge: (id: string, typed: TemplateValues, form: FormInstance<TemplateValues>) => Promise<void>;
  readonly merged: MergedFields | undefined;
  /** How often it was merged. */
  readonly round: number;
}

/** The state of a template that a form is based on, and what somebody else saved since. */
export function useNewerTemplate(subject: TemplateSubject): NewerTemplate {
  const { call } = use(CallsContext);
  const [base, setBase] = useState(() => baseOf(subject));
  const [{ merged, round }, setMerged] = useState<Pick<NewerTemplate, 'merged' | 'round'>>({
    merged: undefined,
    round: 0,
  });
  const merge: NewerTemplate['merge'] = async (id, typed, form) => {
    let newest: EmailTemplate | undefined;
    try {
      newest = (await call(listEmailTemplates, { query: {} })).find((template) => template.id === id);
    } catch {
      // The toast says why nothing was saved, and saving again tries this again.
    }
    if (!newest || !base) return;
    const { values, ...others } = mergeTemplate(base.content, contentOf(typed), savedContent(newest));
    form.setFieldsValue(values);
    setBase(baseFrom(newest));
    setMerged((last) => ({ merged: others, round: last.round + 1 }));
  };
  return {
    version: base?.version,
    noteSaved: (saved) => setBase(baseFrom(saved)),
    ...{ merge, merged, round },
  };
}

interface Base {
  readonly content: TemplateContent;
  readonly version: string | undefined;
}

function baseOf(subject: TemplateSubject): Base | undefined {
  switch (subject.kind) {
    case 'new':
      return undefined;
    case 'kept':
      return baseFrom(subject.template);
    case 'step':
      return baseFrom(subject.step);
    default:
      return subject satisfies never;
  }
}

function baseFrom(saved: Saved): Base {
  return { content: savedContent(saved), version: saved.version };
}

function savedContent({ textContent, ...saved }: Saved): TemplateContent {
  const { name, subject, htmlContent, isActive } = saved;
  return { name, subject, htmlContent, isActive, textContent: textContent ?? '' };
}
