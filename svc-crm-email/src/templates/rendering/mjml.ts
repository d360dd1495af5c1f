import mjml2html from 'mjml';

export type CompiledMjml = { ok: true; html: string } | { ok: false; message: string };

const mjmlTag = /<mjml[\s>]/i;

/** Whether a body is MJML; everything else is HTML. */
export function isMjml(source: string): boolean {
  return mjmlTag.test(withoutComments(source));
}

/** Whether a body is MJML without the `<mjml>` around it: only the part between the frame’s head and foot. */
export function isMjmlContent(source: string): boolean {
  return !isMjml(source) && /^\s*<mj-[a-z]/i.test(withoutComments(source));
}

/** Compiles MJML and keeps its LiquidJS. Files are never included. `linesBefore` are not the author's. */
export async function compileMjml(source: string, linesBefore = 0): Promise<CompiledMjml> {
  const [before] = withoutComments(source).split(mjmlTag);
  if (before?.trim() !== '') return { ok: false, message: 'MJML must start with <mjml' };
  try {
    const { html, errors } = await mjml2html(source, {
      validationLevel: 'soft',
      keepComments: false,
      ignoreIncludes: true,
      // No fonts are loaded from other hosts, which would learn of every opened email.
      fonts: {},
    });
    const [fault] = errors;
    if (fault)
      return { ok: false, message: `MJML, line ${fault.line - linesBefore}: ${inWords(fault.message)}` };
    const lost = lostTag(source, html);
    if (lost === undefined) return { ok: true, html };
    return {
      ok: false,
      message: `MJML ignores ${lost} here. Put it inside an mj-text or mj-raw.`,
    };
  } catch (error) {
    return { ok: false, message: `MJML: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** 'illegal' and 'registered' say little to staff. */
function inWords(message: string): string {
  return message
    .trim()
    .replace(/^Element (\S+) doesn't exist or is not registered$/, 'Unknown element: $1')
    .replace(/^Attributes? (.+) (?:is|are) illegal$/, 'Unknown attribute: $1')
    .replace(
      /^Attribute (\S+) has invalid value: (.*?) for type (\S+)(?:, only accepts .*)?$/s,
      '“$2” isn’t a valid $1',
    );
}

const liquidTag = /\{%-?.*?-?%\}|\{\{.*?\}\}/gs;

/** MJML silently drops text between its own elements; only comments are expected there. */
function lostTag(source: string, html: string): string | undefined {
  const said = withoutComments(source).match(liquidTag) ?? [];
  return said.find((tag) => !html.includes(tag));
}

function withoutComments(source: string): string {
  return source.replace(/<!--.*?-->/gs, '');
}
