import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installTimeoutMs = 10 * 60_000;
/** Waiting longer for the faster browser would cost more time than it saves. */
const shellTimeoutMs = 60_000;

/** Chromium without a user interface, which Playwright prefers: it needs a third less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The path of a browser: `CHROMIUM_PATH`, a usual location, or Debian's package, which is installed if
 * possible. Throws with instructions when there is none.
 */
export function ensureChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  if (mayInstall()) {
    process.stdout.write('Installing Chromium for the journeys …\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    install('chromium', installTimeoutMs);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error('The journeys need Chromium or Chrome. Install it, or set CHROMIUM_PATH.');
}

/**
 * The browser for the journeys: Chromium's headless shell if it exists or Debian's package can be installed
 * next to its Chromium, otherwise `ensureChromium`.
 */
export function ensureHeadlessChromium(): string {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  const chromium = ensureChromium();
  if (!existsSync(headlessShell) && chromium === '/usr/bin/chromium' && mayInstall())
    install('chromium-headless-shell', shellTimeoutMs);
  return existsSync(headlessShell) ? headlessShell : chromium;
}

/** Only as root, and only with Debian's package manager. */
function mayInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/**
 * Installs a system package within the timeout. It does not report failure: callers check that the program
 * exists.
 */
function install(name: string, timeoutMs: number): void {
  const args = ['install', '-y', '--no-install-recommends', name];
  spawnSync('apt-get', args, { stdio: 'ignore', timeout: timeoutMs });
}
