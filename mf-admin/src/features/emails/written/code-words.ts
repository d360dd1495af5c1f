import { templateVariables, type TemplateVariable } from '@getaway/contracts/template-variables';
import { variableNames } from '../../../template-variables/variable-names.ts';
import { splitCode, variableIn } from './liquid-code.ts';

const condition = /^\{%-?\s*(if|unless|elsif)\s+([\w.]+)\s*-?%\}$/;
const ends = /^\{%-?\s*(else|endif|endunless)\s*-?%\}$/;

/** Code in the words of staff; what has none is shown as it is written. */
export function codeWords(code: string): string {
  const variable = nameOf(variableIn(code));
  if (variable !== undefined) return variable;
  const [, kind, about] = condition.exec(code) ?? [];
  const name = nameOf(about);
  if (name !== undefined) return kind === 'unless' ? `Without: ${name}` : `Only with: ${name}`;
  const end = ends.exec(code)?.[1];
  if (end === 'else') return 'Otherwise';
  return end === undefined ? code.replace(/^\{[{%]-?\s*|\s*-?[%}]\}$/g, '') : 'For everyone again';
}

/** A text with its variables in words. */
export function textInWords(text: string): string {
  return splitCode(text)
    .map((part) => (part.isCode ? codeWords(part.text) : part.text))
    .join('');
}

function nameOf(variable: string | undefined): string | undefined {
  const known: readonly string[] = templateVariables;
  return variable !== undefined && known.includes(variable)
    ? variableNames[variable as TemplateVariable]
    : undefined;
}
