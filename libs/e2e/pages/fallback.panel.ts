import type { Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** What the shell shows in place of a remote that is down. */
export class FallbackPanel extends PageObject {
  readonly alert: Locator = this.page.locator('#shell-fallback');
  readonly tryAgain: Locator = this.alert.getByRole('button', { name: 'Try again' });
}
