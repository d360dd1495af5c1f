import type { Property } from '@getaway/property';
import { framed } from '../../writing/frame.ts';
import { compileMjml, isMjml } from './mjml.ts';

/** What a mail is called, and what a list of mails shows of it beside that: LiquidJS of templates, escaped for HTML. */
export interface LetterHeading {
  readonly subject: string;
  readonly preview: string;
}

/** Where MJML is compiled once for all letters, and the letter comes later. No house says this of itself. */
const place = '@@letter@@';

const anyLetter = `<mj-section padding="40px 0 0"><mj-column>
  <mj-text css-class="letter">${place}</mj-text>
</mj-column></mj-section>`;

/** Whether a body is neither MJML nor a page of its own, so that somebody has to draw what is around it. */
export function isLetter(source: string): boolean {
  return !isMjml(source) && !/<(?:!doctype|html|head|body)[\s>]/i.test(source);
}

/** The HTML that stands around letters of staff, with its own LiquidJS still in it. */
export async function letterFrame(property: Property): Promise<string> {
  const heading = { subject: '{{ property.name }}', preview: '' };
  const compiled = await compileMjml(framedLetter(anyLetter, property, heading));
  if (!compiled.ok) throw new Error(`The frame of letters: ${compiled.message}`);
  return compiled.html;
}

/** A letter in its frame, both filled in: neither sees what the other calls its own. */
export function inFrame(frame: string, letter: string): string {
  return frame.replace(place, () => letter);
}

/** A letter's MJML in the house's frame, with variables of templates alone. */
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

/** As text, and not as LiquidJS. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;');
}
