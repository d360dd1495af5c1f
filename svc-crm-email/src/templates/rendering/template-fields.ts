import type { WrittenEmail } from '../../delivery/email.rules.ts';
import { liquidFault, templateKilled } from './liquid.ts';
import type { TemplateValues } from './variables.ts';

/** What staff wrote. Without a text its HTML makes one. */
export interface TemplateSource {
  readonly subject: string;
  readonly htmlContent: string;
  readonly textContent: string | null;
}

export type TemplateField = keyof TemplateSource;

export interface TemplateFault {
  readonly field: TemplateField;
  readonly message: string;
}

/** A template that can be read may still lack a value, or want too much time or memory. */
export type FilledTemplate =
  | { readonly ok: true; readonly mail: WrittenEmail }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] };

/** Told which field is at work: it is named where the template has to be stopped. */
export type NoteField = (field: TemplateField) => void;

/** Fills in one field, or throws. A field that cannot be read, or is not there, is undefined. */
export interface FieldFillers {
  readonly subject: ((values: TemplateValues) => string) | undefined;
  readonly textContent: ((values: TemplateValues) => string) | undefined;
  /** With the text that it makes where staff wrote none. */
  readonly htmlContent: ((values: TemplateValues) => { html: string; text: string }) | undefined;
}

/** Fills in every field; the faults are those of all fields up to the first that reached a limit. */
export function fillFields(fillers: FieldFillers, values: TemplateValues, isAt: NoteField): FilledTemplate {
  const faults: TemplateFault[] = [];
  const fill = <Result>(
    field: TemplateField,
    filler: ((values: TemplateValues) => Result) | undefined,
  ): Result | undefined => {
    // The time that is left goes to nothing that could be blamed in its place.
    if (faults.some(isOverLimit)) return undefined;
    isAt(field);
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
    mail: { subject: subject.replace(/\s+/g, ' ').trim(), html: body.html, text: said ?? body.text },
  };
}

/** Fills in every field for one reader after the other; the first fault of each field, up to one that is over its limit. */
export function tryFields(
  fillers: FieldFillers,
  recipients: readonly TemplateValues[],
  isAt: NoteField,
): TemplateFault[] {
  const faults: TemplateFault[] = [];
  for (const field of ['subject', 'textContent', 'htmlContent'] as const) {
    if (faults.some(isOverLimit)) break;
    isAt(field);
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
