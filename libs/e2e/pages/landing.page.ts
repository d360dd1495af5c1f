import type { Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

export class LandingPage extends PageObject {
  readonly heading: Locator = this.page.getByRole('heading', { level: 1 });
  readonly reserve: Locator = this.page.getByRole('link', { name: 'Reserve Your Getaway' });

  async open(): Promise<void> {
    await this.page.goto('/');
  }
}
