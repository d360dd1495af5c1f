import type { Page } from '@playwright/test';

export interface ConsoleProblems {
  /** Faults of scripts, errors on the console, and what the content security policy stopped. */
  readonly all: readonly string[];
}

/** Listens before the first page is opened, so that nothing is missed. */
export async function watchConsole(page: Page): Promise<ConsoleProblems> {
  const all: string[] = [];
  page.on('pageerror', (error) => all.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') all.push(`console: ${message.text()}`);
    else if (message.text().startsWith('policy:')) all.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.warn(`policy: ${event.violatedDirective} stopped ${event.blockedURI || 'inline code'}`);
    });
  });
  return { all };
}
