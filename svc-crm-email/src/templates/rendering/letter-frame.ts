import type { Property } from '@getaway/property';
import { framed } from '../../writing/frame.ts';
import { compileMjml, isMjml, isMjmlContent, type CompiledMjml } from './mjml.ts';

/** The subject of an email and its preview text: LiquidJS of templates, escaped for HTML. */
export interface LetterHeading {
  readonly subject: string;
  readonly preview: string;
}

/**
 * Marks the place of the content when the MJML frame is compiled once for all emails. No configuration
 * contains this text.
 */
const place = '@@letter@@';

const anyLetter = `<mj-section padding="40px 0 0"><mj-column>
  <mj-text css-class="letter">${place}</mj-text>
</mj-column></mj-section>`;

/** Whether a body is neither MJML nor a complete page, so that it needs the frame. */
export function isLetter(source: string): boolean {
  return !isMjml(source) && !isMjmlContent(source) && !/<(?:!doctype|html|head|body)[\s>]/i.test(source);
}

const houseHeading: LetterHeading = { subject: '{{ property.name }}', preview: '' };

/** Compiles MJML content inside the standard frame. Lines are counted from the content's first. */
export async function compileMjmlContent(content: string, property: Property): Promise<CompiledMjml> {
  const [before = ''] = framedLetter(place, property, houseHeading).split(place);
  return compileMjml(framedLetter(content, property, houseHeading), before.split('\n').length - 1);
}

/** The HTML around content that staff wrote, with its own LiquidJS. */
export async function letterFrame(property: Property): Promise<string> {
  const compiled = await compileMjml(framedLetter(anyLetter, property, houseHeading));
  if (!compiled.ok) throw new Error(`The frame of letters: ${compiled.message}`);
  return compiled.html;
}

/** Content inside its frame, both rendered: neither sees the other's variables. */
export function inFrame(frame: string, letter: string): string {
  return frame.replace(place, () => letter);
}

/** MJML content inside the standard frame, with template variables only. */
export function framedLetter(
  letter: string,
  property: Property,
  { subject, preview }: LetterHeading,
): string {
  return framed(letter, property)
    .replace(/\{\{\s*subject\s*\}\}/g, () => subject)
    .replace(/\{\{\s*preview\s*\}\}/g, () => preview)
    .replace(/\{\{\s*property\.tagline\s*\}\}/g, () => escaped(property.tagline))
    .replace(/\{\{\s*property\.phoneLink\s*\}\}/g, () => "{{ property.phone | replace: ' ', '' }}")
    .replace('<!-- end of footer -->', () => '<br /><a href="{{ links.unsubscribe }}">Unsubscribe</a>');
}

/** As literal text, not as LiquidJS. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;');
}
