// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { shortcutWords } from './shortcut-words.ts';

afterEach(() => vi.unstubAllGlobals());

function onMachine(platform: string, pointer: 'fine' | 'coarse'): void {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === `(pointer: ${pointer})` }));
  vi.stubGlobal('navigator', { platform });
}

it.each([
  ['Win32', 'Ctrl+Enter'],
  ['Linux x86_64', 'Ctrl+Enter'],
  ['MacIntel', '⌘+Enter'],
])('names the keys of %s: %s', (platform, words) => {
  onMachine(platform, 'fine');
  expect(shortcutWords('Enter')).toBe(words);
});

it('shows no shortcut on a touch screen', () => {
  onMachine('iPhone', 'coarse');
  expect(shortcutWords('Enter')).toBeUndefined();
});
