import type { Page } from '@playwright/test';

/** A page, or a part of one, as a person uses it. */
export abstract class PageObject {
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}
