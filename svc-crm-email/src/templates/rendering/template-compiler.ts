import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import type { Template } from 'liquidjs';
import type { Property } from '@getaway/property';
import type { TemplateSource } from '../template.rules.ts';
import { compileMjmlContent, inFrame, isLetter, letterFrame } from './letter-frame.ts';
import { createLiquid, fillLiquid, parseLiquid, templateTooLong } from './liquid.ts';
import { compileMjml, isMjml, isMjmlContent, type CompiledMjml } from './mjml.ts';
import { checkLinks, withoutUnsafeLinks } from './safe-links.ts';
import type { FieldFillers, NoteProgress, TemplateFault, TemplateField } from './template-fields.ts';
import type { TemplateValues } from './variables.ts';

export interface CompiledTemplate {
  /** Faults of fields that cannot be parsed. */
  readonly faults: readonly TemplateFault[];
  /** Links with unsafe addresses: refused when a template is saved, and removed when it is rendered. */
  readonly linkFaults: readonly TemplateFault[];
  readonly fillers: FieldFillers;
}

export interface TemplateCompiler {
  compile(source: TemplateSource, isAt: NoteProgress): Promise<CompiledTemplate>;
  /** Compiles what every email needs, so that the first template is not the slowest. */
  warmUp(): Promise<void>;
}

/** More than the templates and overrides of one site; compiling MJML takes longer than sending an email. */
const keptTemplates = 200;

const targetOf = { subject: 'subject', htmlContent: 'html', textContent: 'text' } as const;

/** Email clients cut off messages longer than about 100 kB. */
const longestHtml = 500_000;

/**
 * Renders templates of staff; content is placed inside the standard frame. A template may run for long: use
 * it on a thread that can be terminated, as `startTemplateRenderer` does.
 */
export function createTemplateCompiler(property: Property): TemplateCompiler {
  const engines = {
    subject: createLiquid('subject'),
    html: createLiquid('html'),
    text: createLiquid('text'),
  };
  let frame: Promise<Template[]> | undefined;
  const parseFrame = async (): Promise<Template[]> => engines.html.parse(await letterFrame(property));
  const kept = new Map<string, Promise<CompiledTemplate>>();

  const compile = async (source: TemplateSource, isAt: NoteProgress): Promise<CompiledTemplate> => {
    const faults: TemplateFault[] = [];
    const parse = (field: TemplateField, content: string): Template[] | undefined => {
      isAt({ field, faults });
      const parsed = parseLiquid(engines[targetOf[field]], content);
      if (parsed.ok) return parsed.template;
      faults.push({ field, message: parsed.message });
      return undefined;
    };
    const subject = parse('subject', source.subject);
    const text = source.textContent === null ? undefined : parse('textContent', source.textContent);
    // Before MJML, which drops or repairs what it does not know.
    const written = parse('htmlContent', source.htmlContent);
    const isContent = isMjmlContent(source.htmlContent);
    const mjml = written ? await compileIfMjml(source.htmlContent, property) : undefined;
    if (mjml?.ok === false) faults.push({ field: 'htmlContent', message: mjml.message });
    const html = mjml?.ok ? parse('htmlContent', mjml.html) : mjml ? undefined : written;
    if (mjml?.ok && !html) nameSections(faults);
    const around = isLetter(source.htmlContent) ? await (frame ??= parseFrame()) : undefined;

    const fillHtml = (body: Template[], values: TemplateValues): { html: string; text: string } => {
      // A variable may have turned text into a link.
      const filled = withoutUnsafeLinks(fillLiquid(engines.html, body, values));
      if (filled === undefined) throw new Error(endsInTag);
      const whole = around ? inFrame(fillLiquid(engines.html, around, values), filled) : filled;
      if (whole.length > longestHtml)
        throw new Error(`The email would be longer than ${longestHtml / 1_000} kB`);
      // A plain text has no frame.
      return {
        html: whole,
        text: source.textContent === null ? textOf(filled, isContent ? frameParts : []) : '',
      };
    };
    return {
      faults,
      linkFaults: html ? linkFaultsIn(mjml?.ok ? mjml.html : source.htmlContent) : [],
      fillers: {
        subject: subject && ((values) => fillLiquid(engines.subject, subject, values)),
        textContent: text && ((values) => fillLiquid(engines.text, text, values)),
        htmlContent: html && ((values) => fillHtml(html, values)),
      },
    };
  };

  return {
    warmUp: async () => {
      await (frame ??= parseFrame());
    },
    compile: (source, isAt) => {
      const key = createHash('sha256')
        .update(JSON.stringify([source.subject, source.htmlContent, source.textContent]))
        .digest('base64');
      const known = kept.get(key) ?? compile(source, isAt);
      // Inserted again as the last, so that the first is the least recently used.
      kept.delete(key);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > keptTemplates && oldest !== undefined) kept.delete(oldest);
      return known;
    },
  };
}

async function compileIfMjml(source: string, property: Property): Promise<CompiledMjml | undefined> {
  if (isMjml(source)) return compileMjml(source);
  return isMjmlContent(source) ? compileMjmlContent(source, property) : undefined;
}

/** The classes of the frame's parts with words of their own. */
const frameParts = ['mast', 'footer'];

const endsInTag = 'The HTML ends inside a tag: close it with >';

/** Says where the length comes from: what staff wrote is much shorter. */
function nameSections(faults: TemplateFault[]): void {
  const at = faults.findIndex(({ message }) => message === templateTooLong);
  if (at < 0) return;
  const message = `${templateTooLong}, and each MJML section adds about 1,800. Use fewer sections.`;
  faults[at] = { field: 'htmlContent', message };
}

/** Every unsafe link, as its author wrote it. */
function linkFaultsIn(html: string): TemplateFault[] {
  const checked = checkLinks(html);
  if (checked.endsInTag) return [{ field: 'htmlContent', message: endsInTag }];
  return checked.unsafe.map(({ tag, address }) => {
    const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
    const message = `The link "${shown}" in <${tag}> isn’t allowed: links must start with https:, http:, mailto: or tel:`;
    return { field: 'htmlContent', message };
  });
}

function textOf(html: string, withoutClasses: readonly string[]): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      ...withoutClasses.map((name) => ({ selector: `.${name}`, format: 'skip' })),
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    ],
  }).trim();
}
