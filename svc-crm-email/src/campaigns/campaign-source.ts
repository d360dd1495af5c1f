import type { FieldError } from '@getaway/contracts/problems';
import type { Property } from '@getaway/property';
import { escaped, framedLetter } from '../templates/rendering/letter-frame.ts';
import type { TemplateSource } from '../templates/template.rules.ts';
import {
  blocksOf,
  linkFaults,
  variableFaults,
  variableOf,
  writeInline,
  writeLabel,
  type CampaignBlock,
  type InlineWriter,
} from './campaign-text.ts';

/** What a reader sees of a campaign, as staff wrote it. */
export interface CampaignLetter {
  readonly subject: string;
  readonly previewText: string;
  readonly body: string;
  /** Where it can be read in a browser; undefined when it is not on the web. */
  readonly webAddress: string | undefined;
}

/** Everything that is wrong with a campaign's texts, by field. */
export function campaignFaults({
  subject,
  previewText,
  body,
}: Omit<CampaignLetter, 'webAddress'>): FieldError[] {
  const at = (path: string, messages: readonly string[]): FieldError[] =>
    messages.map((message) => ({ path, message }));
  return [
    ...at('subject', variableFaults(subject)),
    ...at('previewText', variableFaults(previewText)),
    ...at('body', [...variableFaults(body), ...linkFaults(body)]),
  ];
}

const html: InlineWriter = {
  text: (literal) => escaped(literal).replaceAll('"', '&quot;').replaceAll('\n', '<br />'),
  variable: (name) => `{{ ${name} }}`,
  bold: (written) => `<strong>${written}</strong>`,
  link: (written, address) => `<a href="${hrefOf(address)}">${written}</a>`,
};

const plain: InlineWriter = {
  text: (literal) => literal,
  variable: (name) => `{{ ${name} }}`,
  bold: (written) => written,
  link: (written, address) => (written === address ? address : `${written} (${addressOf(address)})`),
};

/** A campaign as a template: its text inside the standard layout, with variables only. */
export function campaignSource(letter: CampaignLetter, property: Property): TemplateSource {
  const blocks = blocksOf(letter.body);
  const columns = `${mjmlOf(blocks)}${webLine(letter.webAddress)}`;
  return {
    subject: letter.subject,
    htmlContent: framedLetter(
      `<mj-section padding="40px 0 0"><mj-column>${columns}</mj-column></mj-section>`,
      property,
      { subject: writeLabel(letter.subject, html), preview: writeLabel(letter.previewText, html) },
    ),
    textContent: [
      ...blocks.map(textOf).filter((text) => text !== ''),
      ...(letter.webAddress === undefined ? [] : [`Read in the browser: ${letter.webAddress}`]),
      '{{ property.name }} · {{ property.phone }} · {{ property.email }}',
    ].join('\n\n'),
  };
}

function mjmlOf(blocks: readonly CampaignBlock[]): string {
  return blocks.map(mjmlOfBlock).join('');
}

function mjmlOfBlock(block: CampaignBlock): string {
  switch (block.kind) {
    case 'heading':
      return letterText(`<h2 style="font-size: 24px">${writeInline(block.text, html)}</h2>`);
    case 'paragraph':
      return letterText(`<p style="margin: 0 0 16px">${writeInline(block.text, html)}</p>`);
    case 'list': {
      const items = block.items.map((item) => `<li style="margin: 0 0 6px">${writeInline(item, html)}</li>`);
      return letterText(`<ul style="margin: 0 0 16px; padding: 0 0 0 22px">${items.join('')}</ul>`);
    }
    case 'button':
      return `<mj-button href="${hrefOf(block.address)}" align="left" padding="8px 24px 24px" css-class="button">${writeLabel(block.label, html)}</mj-button>`;
    case 'picture':
      return `<mj-image src="${hrefOf(block.address)}" alt="${writeLabel(block.label, html)}" padding="6px 24px 24px" />`;
    default:
      return block satisfies never;
  }
}

function letterText(content: string): string {
  return `<mj-text css-class="letter">${content}</mj-text>`;
}

/** A picture is its description; empty for one without. */
function textOf(block: CampaignBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return writeInline(block.text, plain);
    case 'list':
      return block.items.map((item) => `- ${writeInline(item, plain)}`).join('\n');
    case 'button':
      return `${writeLabel(block.label, plain)}: ${addressOf(block.address)}`;
    case 'picture':
      return block.label === '' ? '' : `[Picture: ${writeLabel(block.label, plain)}]`;
    default:
      return block satisfies never;
  }
}

function webLine(address: string | undefined): string {
  if (address === undefined) return '';
  return `<mj-text padding="16px 24px 0" css-class="quiet" font-size="14px" line-height="21px"><a href="${escaped(address)}">Read in the browser</a></mj-text>`;
}

function hrefOf(address: string): string {
  const name = variableOf(address);
  return name === undefined ? escaped(address).replaceAll('"', '&quot;') : `{{ ${name} }}`;
}

function addressOf(address: string): string {
  const name = variableOf(address);
  return name === undefined ? address : `{{ ${name} }}`;
}
