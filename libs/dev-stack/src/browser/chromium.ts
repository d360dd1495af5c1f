import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without the parts that no screen shows, as Playwright itself prefers it: an eighth quicker. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Where a browser is: `CHROMIUM_PATH`, a usual place, or Debian's package, installed when that is possible. Throws with
 * what to do when there is none.
 */
export function ensureChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    process.stdout.write('Installing Chromium for the journeys …\n');
    const quiet = { stdio: 'ignore' } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error('The journeys need Chromium or Chrome: install it, or name it with CHROMIUM_PATH.');
}

/** The browser for the journeys: Chromium's headless shell where there is one, or else `ensureChromium`. */
export function ensureHeadlessChromium(): string {
  return !process.env['CHROMIUM_PATH'] && existsSync(headlessShell) ? headlessShell : ensureChromium();
}
