import { test as base } from '@playwright/test';
import { BookingPage } from './pages/booking.page.ts';
import { FallbackPanel } from './pages/fallback.panel.ts';
import { LandingPage } from './pages/landing.page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { watchConsole, type ConsoleProblems } from './pages/console-problems.ts';
import { controlParts, type PartsControl } from './stack/parts.ts';
import { readRunningStack, type RunningStack } from './stack/running-stack.ts';

interface Fixtures {
  stack: RunningStack;
  parts: PartsControl;
  landing: LandingPage;
  booking: BookingPage;
  mailbox: Mailbox;
  fallback: FallbackPanel;
  /** Collects from the first moment of the page: what the browser refused or reported. */
  problems: ConsoleProblems;
}

/** `test` of this site: pages open below the edge's address. */
export const test = base.extend<Fixtures>({
  // Playwright reads the first parameter's pattern; the stack needs nothing of it.
  stack: async ({ playwright: _ }, use) => use(readRunningStack()),
  baseURL: async ({ stack }, use) => use(stack.urls.site),
  parts: async ({ stack }, use) => use(controlParts(stack.controlUrl)),
  landing: async ({ page }, use) => use(new LandingPage(page)),
  booking: async ({ page }, use) => use(new BookingPage(page)),
  mailbox: async ({ request, stack }, use) => use(new Mailbox(request, stack.urls.mail)),
  fallback: async ({ page }, use) => use(new FallbackPanel(page)),
  problems: async ({ page }, use) => use(await watchConsole(page)),
});

export { expect } from '@playwright/test';
