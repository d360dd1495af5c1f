import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import type { Template } from 'liquidjs';
import type { Property } from '@getaway/contracts/property';
import type { WrittenMail } from '../../domain/mail.ts';
import { inFrame, isLetter, letterFrame } from './letter-frame.ts';
import { createLiquid, fillLiquid, parseLiquid } from './liquid.ts';
import { compileMjml, isMjml } from './mjml.ts';
import { checkLinks, withoutUnsafeLinks } from './safe-links.ts';
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

export type CompiledTemplate =
  | {
      ok: true;
      /** Links that lead where no email may: they are refused when it is saved, and left out when it is filled in. */
      linkFaults: TemplateFault[];
      fill: (values: TemplateValues) => FilledTemplate;
    }
  | { ok: false; faults: TemplateFault[] };

/** A template that passed every check may still want too much time or memory. */
export type FilledTemplate = { ok: true; mail: WrittenMail } | { ok: false; message: string };

export interface TemplateCompiler {
  /** All faults of all fields, or a template that can be filled in. */
  compile(source: TemplateSource): Promise<CompiledTemplate>;
  /** Compiles what every letter needs, so that the first template is not the slowest. */
  warmUp(): Promise<void>;
}

/** Beyond the templates and overrides that a house has; MJML takes longer to compile than a mail to send. */
const keptTemplates = 200;

/** Email clients cut off what is longer than about 100 kB. */
const longestHtml = 500_000;

/**
 * Templates of staff; a letter is put into the frame of its house. What staff write may run for long: use it on a thread
 * that can be ended, as `startTemplateRenderer` does.
 */
export function createTemplateCompiler(property: Property): TemplateCompiler {
  const engines = { html: createLiquid('html'), text: createLiquid('text') };
  let frame: Promise<Template[]> | undefined;
  const parseFrame = async (): Promise<Template[]> => engines.html.parse(await letterFrame(property));
  const kept = new Map<string, Promise<CompiledTemplate>>();

  const compile = async (source: TemplateSource): Promise<CompiledTemplate> => {
    const faults: TemplateFault[] = [];
    const parse = (field: TemplateField, target: 'html' | 'text', content: string): Template[] => {
      const parsed = parseLiquid(engines[target], content);
      if (parsed.ok) return parsed.template;
      faults.push({ field, message: parsed.message });
      return [];
    };
    const subject = parse('subject', 'text', source.subject);
    // Before MJML, which drops or mends what it does not know.
    let html = parse('htmlContent', 'html', source.htmlContent);
    let compiledHtml = source.htmlContent;
    const text = source.textContent === null ? null : parse('textContent', 'text', source.textContent);
    if (isMjml(source.htmlContent) && faults.every(({ field }) => field !== 'htmlContent')) {
      const compiled = await compileMjml(source.htmlContent);
      if (compiled.ok) {
        html = parse('htmlContent', 'html', compiled.html);
        compiledHtml = compiled.html;
      } else faults.push({ field: 'htmlContent', message: compiled.message });
    }
    if (faults.length > 0) return { ok: false, faults };
    const around = isLetter(source.htmlContent) ? await (frame ??= parseFrame()) : undefined;
    return {
      ok: true,
      linkFaults: linkFaultsIn(compiledHtml),
      fill: (values) => {
        try {
          // A variable may have made a link of what was none.
          const filled = withoutUnsafeLinks(fillLiquid(engines.html, html, values));
          if (filled === undefined) return { ok: false, message: endsInTag };
          const mail = {
            subject: fillLiquid(engines.text, subject, values).replace(/\s+/g, ' ').trim(),
            html: around ? inFrame(fillLiquid(engines.html, around, values), filled) : filled,
            // A text needs no frame around it.
            text: text === null ? textOf(filled) : fillLiquid(engines.text, text, values),
          };
          return mail.html.length > longestHtml
            ? { ok: false, message: `The email would be longer than ${longestHtml / 1_000} kB` }
            : { ok: true, mail };
        } catch (error) {
          return { ok: false, message: error instanceof Error ? error.message : String(error) };
        }
      },
    };
  };

  return {
    warmUp: async () => {
      await (frame ??= parseFrame());
    },
    compile: (source) => {
      const key = createHash('sha256')
        .update(JSON.stringify([source.subject, source.htmlContent, source.textContent]))
        .digest('base64');
      const known = kept.get(key) ?? compile(source);
      // Put last again, so that the first is the one that was not used for longest.
      kept.delete(key);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > keptTemplates && oldest !== undefined) kept.delete(oldest);
      return known;
    },
  };
}

const endsInTag = 'The HTML ends inside a tag: close it with >';

/** Every unsafe link, named as its author wrote it. */
function linkFaultsIn(html: string): TemplateFault[] {
  const checked = checkLinks(html);
  if (checked.endsInTag) return [{ field: 'htmlContent', message: endsInTag }];
  return checked.unsafe.map(({ tag, address }) => {
    const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
    const message = `The link "${shown}" in <${tag}> isn’t allowed: links must start with https:, http:, mailto: or tel:`;
    return { field: 'htmlContent', message };
  });
}

function textOf(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    ],
  });
}
