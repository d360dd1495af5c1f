/** Variables and tags of Liquid in a text. */
export const liquidCode = /\{\{.*?\}\}|\{%.*?%\}/gs;

const variable = /^\{\{\s*([\w.]+)\s*\}\}$/;

/** Code in one line; a plain variable has one spelling. */
export function tidyCode(code: string): string {
  const name = variableIn(code);
  return name === undefined ? code.replace(/\s*\n\s*/g, ' ') : `{{ ${name} }}`;
}

/** The name of a plain variable, without filters. */
export function variableIn(code: string): string | undefined {
  return variable.exec(code)?.[1];
}

export function isTag(code: string): boolean {
  return code.startsWith('{%');
}

/** A text in its parts: what is written as is, and code between it. */
export function splitCode(text: string): readonly { readonly isCode: boolean; readonly text: string }[] {
  const parts: { isCode: boolean; text: string }[] = [];
  let from = 0;
  for (const { 0: code, index } of text.matchAll(liquidCode)) {
    if (index > from) parts.push({ isCode: false, text: text.slice(from, index) });
    parts.push({ isCode: true, text: code });
    from = index + code.length;
  }
  if (from < text.length) parts.push({ isCode: false, text: text.slice(from) });
  return parts;
}
