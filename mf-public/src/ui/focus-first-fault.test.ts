// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { focusFirstFault } from './focus-first-fault.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('focuses a control that is marked some frames later, as after an answer', async () => {
  document.body.innerHTML = '<form><input name="first" /><input name="second" /></form>';
  const form = document.forms[0] ?? null;
  focusFirstFault(form);
  await frame();
  await frame();
  expect(document.activeElement).toBe(document.body);
  form?.querySelector('[name="second"]')?.setAttribute('aria-invalid', 'true');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('second'));
});
