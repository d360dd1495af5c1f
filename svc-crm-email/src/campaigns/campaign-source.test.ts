import { expect, test } from 'vitest';
import { bundledProperty } from '@getaway/property';
import { campaignFaults, campaignSource } from './campaign-source.ts';

const sourceOf = (body: string, subject = 'Spring', previewText = '') =>
  campaignSource({ subject, previewText, body, webAddress: undefined }, bundledProperty);

test('writes headings, paragraphs, lists, links and a button in the layout and as plain text', () => {
  const body = [
    '# Spring is here',
    '',
    'Hello {{ guest.firstName }},',
    'the **garden** opens. Read [our news](https://example.com/a?b=1&c=2).',
    '',
    '- One',
    '- Two',
    '',
    '[Button: See our dates]({{ links.booking }})',
  ].join('\n');
  const { htmlContent, textContent } = sourceOf(body);
  expect(htmlContent).toContain('>Spring is here</h2>');
  expect(htmlContent).toContain('Hello {{ guest.firstName }},<br />the <strong>garden</strong> opens.');
  expect(htmlContent).toContain('<a href="https://example.com/a?b=1&amp;c=2">our news</a>');
  expect(htmlContent).toMatch(/<li[^>]*>One<\/li><li[^>]*>Two<\/li>/);
  expect(htmlContent).toMatch(/<mj-button href="\{\{ links.booking \}\}"[^>]*>See our dates</);
  expect(textContent).toContain('Read our news (https://example.com/a?b=1&c=2).');
  expect(textContent).toContain('- One\n- Two');
  expect(textContent).toContain('See our dates: {{ links.booking }}');
});

test('writes HTML of staff as text', () => {
  const { htmlContent } = sourceOf('<script>alert(1)</script> a & b { c }');
  expect(htmlContent).toContain('&lt;script&gt;alert(1)&lt;/script&gt; a &amp; b &#123; c &#125;');
});

test('makes a bare address a link, without the period after it', () => {
  const { htmlContent, textContent } = sourceOf('See https://example.com/x.');
  expect(htmlContent).toContain('<a href="https://example.com/x">https://example.com/x</a>.');
  expect(textContent).toContain('See https://example.com/x.');
});

test('leaves a link after an exclamation mark a link', () => {
  const body = 'Write to us![Here](mailto:ada@example.com)';
  expect(campaignFaults({ subject: 'Spring', previewText: '', body })).toEqual([]);
  expect(sourceOf(body).htmlContent).toContain('us!<a href="mailto:ada@example.com">Here</a>');
});

test('writes a picture with its description, for the house and with a name in it', () => {
  const { htmlContent, textContent } = sourceOf(
    'Look:\n![The “lake” & {{ guest.firstName }} "now"](https://example.com/a.jpg?b=1&c=2)\nSoon!\n\n![](http://example.com/b.jpg)',
  );
  expect(htmlContent).toContain(
    '<mj-image src="https://example.com/a.jpg?b=1&amp;c=2" alt="The “lake” &amp; {{ guest.firstName }} &quot;now&quot;"',
  );
  expect(htmlContent).toContain('<mj-image src="http://example.com/b.jpg" alt=""');
  expect(textContent).toMatch(
    /^Look:\n\n\[Picture: The “lake” & \{\{ guest.firstName \}\} "now"\]\n\nSoon!\n\n\{\{/,
  );
});

test('puts the preview text where email programs look for it', () => {
  expect(sourceOf('Hi', 'Spring', 'Warm & quiet').htmlContent).toContain(
    '<mj-preview>Warm &amp; quiet</mj-preview>',
  );
});

test.each([
  [
    'subject',
    '{{ booking.total }}',
    'Unknown variable: booking.total. Choose one from Insert variable, such as guest.firstName.',
  ],
  ['body', '{{ guest.name }}', 'Unknown variable: guest.name. Did you mean guest.firstName?'],
  [
    'body',
    '{{ links.website }}',
    'Unknown variable: links.website. Did you mean links.site or links.booking?',
  ],
  [
    'subject',
    'Spring, {name}',
    '{name} would be sent as it is: variables have two braces. Write {{ guest.firstName }}',
  ],
  [
    'previewText',
    'Warm days, {first_name}',
    '{first_name} would be sent as it is: variables have two braces. Write {{ guest.firstName }}',
  ],
  [
    'body',
    'Call {phone}',
    '{phone} would be sent as it is: variables have two braces. Write {{ property.phone }}',
  ],
  ['body', '[Go](https://)', 'The link has no address. Write it after https://'],
  ['body', '[Go](mailto:)', 'The link has no address. Write it after mailto:'],
  ['body', '![Lake](https://)', 'The picture has no address. Write it after https://'],
  [
    'body',
    '![Lake](mailto:ada@example.com)',
    'The picture “mailto:ada@example.com” doesn’t work: start its address with https://',
  ],
  [
    'body',
    '![Lake](data:image/png;base64,AA)',
    'The picture “data:image/png;base64,AA” doesn’t work: start its address with https://',
  ],
  [
    'body',
    '![Lake]({{ links.site }})',
    'The picture “{{ links.site }}” doesn’t work: start its address with https://',
  ],
  ['body', '{% for i in (1..9) %}', 'Two braces are only for variables, such as {{ guest.firstName }}'],
  [
    'body',
    '{{ guest.firstName | upcase }}',
    'Two braces are only for variables, such as {{ guest.firstName }}',
  ],
  [
    'body',
    '[Go](javascript:alert)',
    'The link “javascript:alert” doesn’t work: start it with https://, mailto: or tel:',
  ],
  [
    'body',
    '[Go](example.com)',
    'The link “example.com” doesn’t work: start it with https://, mailto: or tel:',
  ],
])('refuses in %s: %s', (path, text, message) => {
  const letter = { subject: 'Spring', previewText: '', body: 'Hello', [path]: text };
  expect(campaignFaults(letter)).toContainEqual({ path, message });
});
