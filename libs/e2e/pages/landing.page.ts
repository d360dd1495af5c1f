import type { Locator, Page } from '@playwright/test';

export class LandingPage {
  readonly reserve: Locator;
  readonly heading: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.reserve = page.getByRole('link', { name: 'Reserve Your Getaway' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/');
  }
}
