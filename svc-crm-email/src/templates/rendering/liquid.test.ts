import { expect, test } from 'vitest';
import { createLiquid, fillLiquid, parseLiquid, templateKilled, liquidFault } from './liquid.ts';
import type { TemplateValues } from './variables.ts';

const liquid = createLiquid('subject');

function fill(subject: string, values: object): string {
  const parsed = parseLiquid(liquid, subject);
  if (!parsed.ok) throw new Error(parsed.message);
  return fillLiquid(liquid, parsed.template, values as TemplateValues);
}

test('renders a subject however long the thread waits for a processor', () => {
  const guest = {
    get firstName(): string {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
      return 'Maya';
    },
  };
  expect(fill('Hello {{ guest.firstName }}, {{ "see you soon" }}', { guest })).toBe(
    'Hello Maya, see you soon',
  );
});

const words = 'b,a,'.repeat(2_000);

test.each([
  ['loops in loops', `${'{% for i in (1..99) %}'.repeat(6)}x${'{% endfor %}'.repeat(6)}`],
  [
    'one long last part',
    `{% assign x = "${words}" | split: "," %}{% assign y = x ${'| sort '.repeat(4_000)} %}`,
  ],
])('refuses a subject that uses up its processor time: %s', (_, subject) => {
  let fault: unknown;
  try {
    fill(subject, {});
  } catch (error) {
    fault = error;
  }
  expect(liquidFault(fault)).toBe(templateKilled);
});

test.each([
  ['{{ guest.firstName', 'Line 1: {{ guest.firstName isn’t closed'],
  ['Hi\n{% if guest.email %}', 'Line 2: {% if guest.email %} isn’t closed'],
  ['{{ guest.email | shout }}', 'Line 1: Unknown filter: shout'],
  ['{% foo %}', 'Line 1: Unknown or misplaced tag: foo'],
  ['{% endif %}', 'Line 1: Unknown or misplaced tag: endif'],
  ['{% for %}', 'Line 1: {% for %} isn’t complete'],
  [
    '{{ guest.name }} {{ foo }}',
    'Unknown variable: guest.name. Did you mean guest.firstName, guest.lastName,',
  ],
  ['{{ guest.name }} {{ foo }}', 'Unknown variable: foo. Choose one from Insert variable, such as guest'],
  ['{{ links.website }}', 'links.stay, links.extras, or links.unsubscribe?'],
  ['{{ }}', 'Line 1, column 4: Check the Liquid code here (invalid value expression: "")'],
  [
    '{% if guest.email = "x" %}a{% endif %}',
    'Line 1, column 20: Check the Liquid code here (expected "|" before filter)',
  ],
])('names the fault and its place in words of staff: %s', (source, message) => {
  const parsed = parseLiquid(liquid, source);
  expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining(message) as string });
});
