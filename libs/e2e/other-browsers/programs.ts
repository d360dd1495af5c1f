import { existsSync } from 'node:fs';

export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A screen in memory, since WebKitGTK has no headless mode. */
  readonly screen: string;
}

/** Where Debian's packages put the programs: firefox-esr, webkit2gtk-driver, xvfb. */
const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const webKitDrivers = ['/usr/bin/WebKitWebDriver'];
const webKitBrowsers = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const screens = ['/usr/bin/Xvfb'];

/** `FIREFOX_PATH` or a usual place; undefined if Firefox isn't installed. */
export function firefoxPath(): string | undefined {
  return process.env['FIREFOX_PATH'] || firstOf(firefoxes);
}

/** Undefined unless everything is installed that WebKitGTK needs. */
export function webKitPrograms(): WebKitPrograms | undefined {
  const [driver, browser, screen] = [webKitDrivers, webKitBrowsers, screens].map(firstOf);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Other engines than Chromium's that this machine has. */
export function otherEngines(): Engine[] {
  return [...(firefoxPath() ? ['firefox' as const] : []), ...(webKitPrograms() ? ['webkit' as const] : [])];
}

function firstOf(places: readonly string[]): string | undefined {
  return places.find((place) => existsSync(place));
}
