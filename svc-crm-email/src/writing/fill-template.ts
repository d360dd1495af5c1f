import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Liquid, type Template } from 'liquidjs';
import mjml2html from 'mjml';
import { emailKinds, type EmailKind } from '../delivery/email.rules.ts';
import { framed, type FramedHouse } from './frame.ts';

const folder = path.join(import.meta.dirname, 'templates');

/** Where an email about a booking leads to the page of its stay, if `stayLink` is not ''. */
const stayLinkPlace = '<!-- stay link -->';

/** Renders an email's templates. Every value is escaped in HTML; a missing variable is an error. */
export type FillTemplate = (
  kind: EmailKind,
  values: { subject: string; preview: string } & Record<string, unknown>,
) => { html: string; text: string };

/**
 * Reads and compiles all templates once; an email then only inserts values. Throws when a template is
 * invalid.
 */
export async function loadTemplates(house: FramedHouse): Promise<FillTemplate> {
  const strict = { strictVariables: true, strictFilters: true };
  const forHtml = new Liquid({ ...strict, outputEscape: 'escape' });
  const forText = new Liquid(strict);
  const compiled = new Map<EmailKind, { html: Template[]; text: Template[] }>();
  for (const kind of emailKinds) {
    const { html, errors } = await mjml2html(
      framed(source(kind, 'mjml'), house),
      // No fonts are loaded from other hosts, which would learn of every opened email.
      { validationLevel: 'strict', keepComments: false, fonts: {} },
    );
    if (errors.length > 0) throw new Error(`${kind}.mjml: ${errors[0]?.formattedMessage ?? 'not usable'}`);
    compiled.set(kind, { html: forHtml.parse(html), text: forText.parse(source(kind, 'txt')) });
  }
  return (kind, values) => {
    const templates = compiled.get(kind);
    if (!templates) throw new Error(`no template for ${kind}`);
    return {
      html: String(forHtml.renderSync(templates.html, values)),
      text: String(forText.renderSync(templates.text, values)),
    };
  };
}

function source(kind: EmailKind, format: 'mjml' | 'txt'): string {
  return read(`${kind}.${format}`).replace(`${stayLinkPlace}\n`, () => read(`stay-link.part.${format}`));
}

function read(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
