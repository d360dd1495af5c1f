// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptDraft, leaveWhenClosed } from './kept-draft.ts';

const typed = (tagline: string) => ({ base: {}, revision: 1, content: { tagline } });
const closeTab = () => window.dispatchEvent(new Event('pagehide'));
const openTab = () => sessionStorage.clear();

let stop: () => void;
beforeEach(() => {
  stop = leaveWhenClosed();
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  localStorage.clear();
});

test('a tab that is closed leaves what is not saved to the next one, once', () => {
  keptDraft.write(typed('Typed offline'));
  closeTab();
  openTab();
  expect(keptDraft.read()).toEqual(typed('Typed offline'));
  openTab();
  expect(keptDraft.read()).toBeUndefined();
});

test('a reload leaves nothing to others', () => {
  keptDraft.write(typed('Typed here'));
  closeTab();
  expect(keptDraft.read()).toEqual(typed('Typed here'));
  openTab();
  expect(keptDraft.read()).toBeUndefined();
});

test('what another tab has left waits for a tab that has nothing of its own', () => {
  keptDraft.write(typed('Of a closed tab'));
  closeTab();
  openTab();
  keptDraft.write(typed('Of this tab'));
  expect(keptDraft.read()).toEqual(typed('Of this tab'));
  openTab();
  expect(keptDraft.read()).toEqual(typed('Of a closed tab'));
});

test('what is saved is not left', () => {
  keptDraft.write(typed('Saved'));
  keptDraft.clear();
  closeTab();
  openTab();
  expect(keptDraft.read()).toBeUndefined();
});
