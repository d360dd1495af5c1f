// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { registerApplication } from 'single-spa';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { followRouting } from './routing-feedback.ts';

const neverLoads = () => new Promise<never>(() => undefined);

beforeAll(() => {
  const isOffice = (pathname: string): boolean => pathname.startsWith('/admin');
  registerApplication({
    name: 'mf_public',
    activeWhen: ({ pathname }) => !isOffice(pathname),
    app: neverLoads,
  });
  registerApplication({
    name: 'mf_admin',
    activeWhen: ({ pathname }) => isOffice(pathname),
    app: neverLoads,
  });
  followRouting();
});

const file = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');

beforeEach(() => {
  document.body.innerHTML = `${file('app.html')}<style>${file('shell.css')}</style>`;
});

function wordsShown(): string[] {
  const all = [...document.querySelectorAll('#shell-waiting span')];
  return all
    .filter((words) => getComputedStyle(words).display !== 'none')
    .map((words) => words.textContent ?? '');
}

it.each([
  ['/admin/dashboard', 'Loading…'],
  ['/admin-login', 'Loading…'],
  ['/', 'Turning on the lights…'],
])('says while the application of %s loads: %s', (address, text) => {
  history.replaceState(null, '', address);
  dispatchEvent(new Event('single-spa:before-routing-event'));
  expect(document.getElementById('shell-waiting')?.hidden).toBe(false);
  expect(wordsShown()).toEqual([text]);
});

it('says nothing over a prerendered page', () => {
  history.replaceState(null, '', '/');
  document.getElementById('single-spa-application:mf_public')?.append(document.createElement('main'));
  dispatchEvent(new Event('single-spa:before-routing-event'));
  expect(document.getElementById('shell-waiting')?.hidden).toBe(true);
});
