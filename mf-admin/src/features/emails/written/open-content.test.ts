// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { templateVariables } from '@getaway/contracts/template-variables';
import { documentFromHtml } from './document-from-html.ts';
import { documentFromMjml } from './document-from-mjml.ts';
import { mjmlFrom } from './mjml-from-document.ts';
import { openContent } from './open-content.ts';
import {
  emptyDocument,
  usualSection,
  type Block,
  type Inline,
  type Mark,
  type WrittenDocument,
} from './written-document.ts';

/** The emails that come with the site, without the layout around them. */
const shipped = [
  'thank-you',
  'plan-your-stay',
  'check-in-guide',
  'during-your-stay',
  'thanks-and-review',
  'come-back',
].map((name) => [name, read(`sequences/booking-sequence/${name}.mjml`)] as const);

function read(file: string): string {
  return readFileSync(path.join(import.meta.dirname, '../../../../../svc-crm-email/src', file), 'utf8');
}

const inSection = (...content: Block[]): WrittenDocument => ({
  type: 'doc',
  content: [{ type: 'section', attrs: usualSection, content }],
});
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', attrs: { styles: null }, content });
const text = (said: string, ...marks: Mark[]): Inline => ({
  type: 'text',
  text: said,
  ...(marks.length > 0 && { marks }),
});
const code = (written: string): Inline => ({ type: 'liquid', attrs: { code: written } });

/** What a guest reads: words and codes, without the way they are written. */
function words(source: string): string {
  const body = new DOMParser().parseFromString(
    source.replace(/<(mj-\w+)([^>]*)\/>/g, '<$1$2></$1>'),
    'text/html',
  );
  return (body.body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(\{%|%\}|\{\{|\}\}) ?/g, '$1')
    .trim();
}

describe('the emails that come with the site', () => {
  test.each(shipped)('%s keeps its words, codes and styles', (_, source) => {
    const document = documentFromMjml(source);
    if (!document) throw new Error('The editor can’t show it');
    const written = mjmlFrom(document);
    expect(words(written)).toBe(words(source));
    const attributes = (mjml: string) =>
      [...mjml.matchAll(/[\w-]+="[^"]*"/g)].map(([each]) => each).toSorted();
    expect(attributes(written)).toEqual(attributes(source));
    expect(documentFromMjml(written)).toEqual(document);
  });

  test.each(shipped)('%s has every text in reach of the editor', (name, source) => {
    const blocks = documentFromMjml(source)?.content.flatMap((block) =>
      block.type === 'section' ? block.content : [block],
    );
    // Its table of dates.
    const kept = name === 'check-in-guide' ? 1 : 0;
    expect(blocks?.filter(({ type }) => type === 'kept')).toHaveLength(kept);
  });

  test('keeps the layout around them as it is', () => {
    const [, letter] = shipped[0] ?? ['', ''];
    const whole = read('writing/templates/frame.mjml').replace('<!-- content -->', () => letter);
    const content = openContent(whole);
    if (!content) throw new Error('The editor can’t show it');
    expect(content.close(content.document)).toBe(whole);
    const edited = content.close(inSection(paragraph(text('New words'))));
    expect(edited).toContain('New words');
    expect(edited).not.toContain('TYPED BEFORE');
    const [head = '', foot = ''] = whole.split(letter);
    expect(edited.startsWith(head.trimEnd())).toBe(true);
    expect(edited.endsWith(foot.trim()) || edited.trimEnd().endsWith(foot.trim())).toBe(true);
    expect(openContent(edited)?.document).toEqual(inSection(paragraph(text('New words'))));
  });
});

describe('HTML of a host', () => {
  test('opens as the blocks that it shows, and is MJML once it is edited', () => {
    const source = `<h1>Dear {{guest.firstName}}</h1>
<p>Come <b>back</b> to <a href="{{ links.booking }}&amp;x=1">the lake</a>.<br>Soon</p>
{% if links.stay %}<ul><li>One</li><li>Two</li></ul>{% endif %}
<p><img src="https://example.com/a.jpg" alt="A"></p>
Bye`;
    const content = openContent(source);
    expect(content?.document).toEqual(
      inSection(
        {
          type: 'heading',
          attrs: { level: 1, styles: null },
          content: [text('Dear '), code('{{ guest.firstName }}')],
        },
        paragraph(
          text('Come '),
          text('back', { type: 'bold' }),
          text(' to '),
          text('the lake', { type: 'link', attrs: { href: '{{ links.booking }}&x=1' } }),
          text('.'),
          { type: 'hardBreak' },
          text('Soon'),
        ),
        { type: 'condition', attrs: { code: '{% if links.stay %}' } },
        {
          type: 'bulletList',
          attrs: { styles: null },
          content: ['One', 'Two'].map((said) => ({
            type: 'listItem',
            content: [{ type: 'paragraph', content: [text(said)] }],
          })),
        },
        { type: 'condition', attrs: { code: '{% endif %}' } },
        { type: 'picture', attrs: { src: 'https://example.com/a.jpg', alt: 'A', styles: null } },
        paragraph(text('Bye')),
      ),
    );
    expect(content?.close(content.document)).toBe(source);
    expect(content?.close(inSection(paragraph(text('Hi'))))).toBe(`<mj-section padding="40px 0 0">
  <mj-column>
    <mj-text padding="0 24px 18px">Hi</mj-text>
  </mj-column>
</mj-section>`);
  });

  test.each([
    '<!doctype html><html><body><p>All my own</p></body></html>',
    '<p style="color: red">Hi</p>',
    '<div>Hi</div>',
    '<table><tr><td>Hi</td></tr></table>',
    '<p>Hi</p><!-- note -->',
    '<style>p { color: red }</style><p>Hi</p>',
    '<p>Hi <span class="x">you</span></p>',
    '<a href="https://example.com" target="_blank">Hi</a>',
    '<mjml><mj-body>Loose text</mj-body></mjml>',
    '<mj-section><mj-column>',
  ])('the editor says that it can’t show %s', (source) => {
    expect(openContent(source)).toBeUndefined();
  });
});

describe('what is written', () => {
  test('has no content while it is empty', () => {
    const content = openContent('<p>Hi</p>');
    expect(content?.close(emptyDocument)).toBe('');
    expect(openContent('')?.close(emptyDocument)).toBe('');
  });

  test('has a line below its last button, which is no part of the email', () => {
    const source = mjmlFrom(
      inSection({ type: 'button', attrs: { label: 'Go', href: 'https://a.b', styles: null } }),
    );
    const content = openContent(source);
    expect(content?.document).toEqual(
      inSection(
        { type: 'button', attrs: { label: 'Go', href: 'https://a.b', styles: null } },
        { type: 'paragraph', attrs: { styles: null } },
      ),
    );
    expect(content?.close(content.document)).toBe(source);
    expect(content?.close(inSection(paragraph(text('Hi')), paragraph(), paragraph()))).toBe(
      mjmlFrom(inSection(paragraph(text('Hi')))),
    );
  });

  test('never turns into code', () => {
    const written = mjmlFrom(inSection(paragraph(text('{{ guest.name }} {% if x %} <b>'))));
    expect(written).not.toMatch(/\{\{|\{%|<b>/);
    expect(documentFromMjml(written)).toEqual(inSection(paragraph(text('{{ guest.name }} {% if x %} <b>'))));
  });

  test('keeps the spaces of other kinds that a value has', () => {
    const picture = inSection({
      type: 'picture',
      attrs: { src: 'a\u2000<', alt: 'a\u3000b', styles: 'padding="0"' },
    });
    expect(documentFromMjml(mjmlFrom(picture))).toEqual(picture);
  });

  test('keeps elements that the editor does not know', () => {
    const source =
      '<mj-hero><mj-text>Hi</mj-text></mj-hero>\n<mj-section><mj-column><mj-text>Hi</mj-text></mj-column></mj-section>';
    const document = documentFromMjml(source);
    expect(document?.content[0]).toEqual({
      type: 'kept',
      attrs: { source: '<mj-hero><mj-text>Hi</mj-text></mj-hero>' },
    });
    expect(document && mjmlFrom(document)).toContain('<mj-hero><mj-text>Hi</mj-text></mj-hero>');
  });
});

const variables = fc.constantFrom(...templateVariables).map((name) => `{{ ${name} }}`);
const tags = fc.constantFrom('{% if booking.occasion == "birthday" %}', '{% else %}', '{% endif %}');
const characters = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abc é😀') },
  { weight: 2, arbitrary: fc.constantFrom(...'<>&"\'{}%=|/;') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }) },
);
const said = fc
  .string({ unit: characters, minLength: 1, maxLength: 12 })
  .filter((each) => !/[\p{Cc}\u00A0\uE000\uE001]|^\s|\s$|\s\s/u.test(each));
const coded = fc
  .array(
    fc.oneof(
      said.filter((each) => !/[{}]/.test(each)),
      variables,
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''));
const address = coded.filter((each) => !each.includes('"'));

const marks = fc
  .tuple(fc.option(address, { nil: undefined }), fc.boolean(), fc.boolean())
  .map(([href, isBold, isItalic]): Mark[] => [
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } } as const]),
    ...(isBold ? [{ type: 'bold' } as const] : []),
    ...(isItalic ? [{ type: 'italic' } as const] : []),
  ]);
const inline = fc
  .tuple(
    fc.oneof(
      said.map((each): Inline => ({ type: 'text', text: each })),
      fc.oneof(variables, tags).map((each): Inline => ({ type: 'liquid', attrs: { code: each } })),
      fc.constant<Inline>({ type: 'hardBreak' }),
    ),
    marks,
  )
  .map(([each, on]): Inline => (on.length > 0 ? { ...each, marks: on } : each));
/** As the editor has them: texts with the same marks are one. */
const inlines = fc
  .array(inline, { maxLength: 6 })
  .map((each) =>
    each.filter(
      (one, index) =>
        !(one.type === 'text' && each[index - 1]?.type === 'text') ||
        JSON.stringify(one.marks) !== JSON.stringify(each[index - 1]?.marks),
    ),
  )
  .map((content) => (content.length > 0 ? { content } : {}));

const blocks: fc.Arbitrary<Block> = fc.oneof(
  inlines.map((content): Block => ({ type: 'paragraph', attrs: { styles: null }, ...content })),
  fc
    .tuple(fc.constantFrom<1 | 2>(1, 2), inlines)
    .map(([level, content]): Block => ({ type: 'heading', attrs: { level, styles: null }, ...content })),
  fc
    .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(inlines, { minLength: 1, maxLength: 3 }))
    .map(([type, items]): Block => ({
      type,
      attrs: { styles: null },
      content: items.map((content) => ({ type: 'listItem', content: [{ type: 'paragraph', ...content }] })),
    })),
  fc
    .tuple(coded, address)
    .map(([label, href]): Block => ({ type: 'button', attrs: { label, href, styles: null } })),
  fc
    .tuple(address, fc.oneof(address, fc.constant('')))
    .map(([src, alt]): Block => ({ type: 'picture', attrs: { src, alt, styles: 'padding="0"' } })),
  tags.map((each): Block => ({ type: 'condition', attrs: { code: each } })),
);
const documents = fc
  .array(fc.array(blocks, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 })
  .map((sections): WrittenDocument => ({
    type: 'doc',
    content: sections.map((content) => ({ type: 'section', attrs: usualSection, content })),
  }));

test('any document is the same after it was MJML', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(documentFromMjml(mjmlFrom(document))).toEqual(document);
    }),
    { numRuns: 300 },
  );
});

test('any text keeps its words, its spaces too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 4 }),
      (texts) => {
        const written = mjmlFrom(inSection(paragraph(...texts.map((each) => text(each)))));
        const again = documentFromMjml(written);
        if (!again) throw new Error('The editor can’t show it');
        expect(mjmlFrom(again)).toBe(written);
      },
    ),
  );
});

test('any HTML is either shown whole or refused', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(
          characters,
          fc.constantFrom('<p>', '</p>', '<b>', '<a href="x">', '{{ a }}', '{% b %}', '<br>', '<li>', '<!--'),
        ),
        maxLength: 20,
      }),
      (source) => {
        const document = documentFromHtml(source);
        if (document)
          expect(words(mjmlFrom(document)).replace(/\s/g, '')).toBe(words(source).replace(/\s/g, ''));
      },
    ),
    { numRuns: 300 },
  );
});
