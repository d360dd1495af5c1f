import { expect, test } from 'vitest';
import { createLiquid, fillLiquid, parseLiquid, templateKilled, liquidFault } from './liquid.ts';
import type { TemplateValues } from './variables.ts';

const liquid = createLiquid('subject');

function fill(subject: string, values: object): string {
  const parsed = parseLiquid(liquid, subject);
  if (!parsed.ok) throw new Error(parsed.message);
  return fillLiquid(liquid, parsed.template, values as TemplateValues);
}

test('fills in a subject however long the thread waits for a processor', () => {
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

test('stops a subject that uses up its processor time', () => {
  const loops = `${'{% for i in (1..99) %}'.repeat(6)}x${'{% endfor %}'.repeat(6)}`;
  const began = performance.now();
  let fault: unknown;
  try {
    fill(loops, {});
  } catch (error) {
    fault = error;
  }
  expect(liquidFault(fault)).toBe(templateKilled);
  expect(performance.now() - began).toBeGreaterThan(200);
});
