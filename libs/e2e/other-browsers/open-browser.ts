import { ensureHeadlessChromium } from '@getaway/infrastructure/browser/chromium';
import type { GuestBrowser, WindowSize } from './guest-browser.ts';
import { firefoxPath, webKitPrograms, type Engine } from './programs.ts';
import { openChromium, openFirefox } from './with-puppeteer.ts';
import { openWebKit } from './with-webkit.ts';

/** Opens a window of an engine's browser. Throws if it isn't installed. */
export async function openBrowser(engine: Engine, size: WindowSize): Promise<GuestBrowser> {
  switch (engine) {
    case 'chromium':
      return openChromium(ensureHeadlessChromium(), size);
    case 'firefox':
      return openFirefox(installed(firefoxPath(), 'firefox-esr'), size);
    case 'webkit':
      return openWebKit(installed(webKitPrograms(), 'webkit2gtk-driver and xvfb'), size);
  }
}

function installed<T>(found: T | undefined, packages: string): T {
  if (found === undefined) throw new Error(`Install ${packages} first.`);
  return found;
}
