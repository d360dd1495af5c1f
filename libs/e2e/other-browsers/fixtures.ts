import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '../fixtures.ts';
import type { GuestBrowser, WindowSize } from './guest-browser.ts';
import { openBrowser } from './open-browser.ts';
import type { Engine } from './programs.ts';

interface Options {
  readonly engine: Engine;
  readonly size: WindowSize;
}

interface Fixtures {
  /** A new browser of the project's engine. */
  guest: GuestBrowser;
  /** Takes a picture of what is visible, for the eyes of a developer: `test-results/other-browsers/pictures`. */
  picture: (name: string) => Promise<void>;
}

const pictures = path.join(import.meta.dirname, '../test-results/other-browsers-pictures');

/** `test` of the site in another browser than the journeys'. */
export const test = base.extend<Options & Fixtures>({
  engine: ['firefox', { option: true }],
  size: [{ width: 1280, height: 800 }, { option: true }],
  guest: async ({ engine, size }, use, testInfo) => {
    const guest = await openBrowser(engine, size);
    await use(guest);
    if (testInfo.status !== testInfo.expectedStatus) await guest.picture(testInfo.outputPath('failed.png'));
    await guest.close();
  },
  picture: async ({ guest, size }, use) => {
    mkdirSync(pictures, { recursive: true });
    await use((name) => guest.picture(path.join(pictures, `${name}-${size.width}-${guest.name}.png`)));
  },
});

export { expect } from '@playwright/test';
