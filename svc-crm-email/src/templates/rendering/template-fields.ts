import type { WrittenEmail } from '../../delivery/email.rules.ts';
import type { TemplateSource } from '../template.rules.ts';
import { liquidFault, templateKilled } from './liquid.ts';
import type { TemplateValues } from './variables.ts';

export type TemplateField = keyof TemplateSource;

export interface TemplateFault {
  readonly field: TemplateField;
  readonly message: string;
}

/** A template that parses may still lack a value, or need too much time or memory. */
export type FilledTemplate =
  | { readonly ok: true; readonly email: WrittenEmail }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] };

/** The current field and the faults found so far: what is reported when the template has to be stopped. */
export interface TemplateProgress {
  readonly field: TemplateField;
  readonly faults: readonly TemplateFault[];
}

export type NoteProgress = (progress: TemplateProgress) => void;

/** Renders one field, or throws. A field that is missing or cannot be parsed is undefined. */
export interface FieldFillers {
  readonly subject: ((values: TemplateValues) => string) | undefined;
  readonly textContent: ((values: TemplateValues) => string) | undefined;
  /** Includes the generated text when staff wrote none. */
  readonly htmlContent: ((values: TemplateValues) => { html: string; text: string }) | undefined;
}

/** Renders every field. The faults are the known ones and those of all fields up to the first that reached a limit. */
export function fillFields(
  fillers: FieldFillers,
  values: TemplateValues,
  known: readonly TemplateFault[],
  isAt: NoteProgress,
): FilledTemplate {
  const faults: TemplateFault[] = [...known];
  const fill = <Result>(
    field: TemplateField,
    filler: ((values: TemplateValues) => Result) | undefined,
  ): Result | undefined => {
    // The remaining time is given to no other field, which could be blamed instead.
    if (faults.some(isOverLimit)) return undefined;
    isAt({ field, faults });
    try {
      return filler?.(values);
    } catch (error) {
      faults.push({ field, message: liquidFault(error) });
      return undefined;
    }
  };
  const subject = fill('subject', fillers.subject);
  const said = fill('textContent', fillers.textContent);
  const body = fill('htmlContent', fillers.htmlContent);
  if (faults.length > 0 || subject === undefined || !body) return { ok: false, faults };
  return {
    ok: true,
    email: { subject: subject.replace(/\s+/g, ' ').trim(), html: body.html, text: said ?? body.text },
  };
}

/**
 * Renders every field for several recipients in turn. Returns the known faults and the first fault of each
 * other field, up to one that exceeds its limit.
 */
export function tryFields(
  fillers: FieldFillers,
  recipients: readonly TemplateValues[],
  known: readonly TemplateFault[],
  isAt: NoteProgress,
): TemplateFault[] {
  const faults: TemplateFault[] = [...known];
  for (const field of ['subject', 'textContent', 'htmlContent'] as const) {
    if (faults.some(isOverLimit)) break;
    if (known.some((fault) => fault.field === field)) continue;
    isAt({ field, faults });
    try {
      for (const values of recipients) fillers[field]?.(values);
    } catch (error) {
      faults.push({ field, message: liquidFault(error) });
    }
  }
  return faults;
}

function isOverLimit({ message }: TemplateFault): boolean {
  return message === templateKilled;
}
