import { test as base } from '@playwright/test';
import { BookingPage } from './pages/booking.page.ts';
import { FallbackPanel } from './pages/fallback.panel.ts';
import { LandingPage } from './pages/landing.page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { StaffApi } from './pages/staff-api.ts';
import { watchConsole, type ConsoleProblems } from './pages/console-problems.ts';
import { startOwnStack, type OwnStack } from './stack/own-stack.ts';
import { controlParts, type PartsControl } from './stack/parts.ts';

interface Fixtures {
  parts: PartsControl;
  landing: LandingPage;
  booking: BookingPage;
  mailbox: Mailbox;
  staff: StaffApi;
  fallback: FallbackPanel;
  /** Collects from the first moment of the page: what the browser refused or reported. */
  problems: ConsoleProblems;
}

interface WorkerFixtures {
  /** Settings of the stack that differ from the embedded defaults; a file that sets them gets a stack of its own. */
  stackEnv: Readonly<Record<string, string>>;
  /** One property, one calendar, and journeys that stop parts: of each worker, whose journeys take turns on it. */
  stack: OwnStack;
}

/** What a machine that is busy with another stack's start may need. */
const startMs = 180_000;

/**
 * `test` of this site: pages open below the edge's address. Playwright ends a worker in which a journey failed, so that
 * the second try and all that follow begin with empty data.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stackEnv: [{}, { scope: 'worker', option: true }],
  stack: [
    async ({ stackEnv }, use, { workerIndex }) => {
      const stack = await startOwnStack(workerIndex, stackEnv);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: startMs },
  ],
  baseURL: async ({ stack }, use) => use(stack.urls.site),
  parts: async ({ stack }, use) => use(controlParts(stack)),
  landing: async ({ page }, use) => use(new LandingPage(page)),
  booking: async ({ page }, use) => use(new BookingPage(page)),
  mailbox: async ({ request, stack }, use) => use(new Mailbox(request, stack.urls.mail)),
  staff: async ({ request, stack }, use) => use(await StaffApi.signIn(request, stack.urls.site, stack.admin)),
  fallback: async ({ page }, use) => use(new FallbackPanel(page)),
  problems: async ({ page }, use) => use(await watchConsole(page)),
});

export { expect } from '@playwright/test';
