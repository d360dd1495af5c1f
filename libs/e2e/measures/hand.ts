import type { Locator, Page } from '@playwright/test';

/**
 * A person's hand, which counts what it does. One press each: a click, a drag from where it begins to where it ends, and a
 * key or a chord such as Ctrl+Enter. The characters of a text are counted apart, as nothing saves typing a name.
 */
export class Hand {
  readonly #page: Page;
  presses = 0;
  typed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(at: Locator): Promise<void> {
    this.presses += 1;
    await at.click();
  }

  async press(chord: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(chord);
  }

  /** Where the focus is, with no time between the keys. */
  async type(text: string): Promise<void> {
    this.typed += [...text].length;
    await this.#page.keyboard.type(text, { delay: 0 });
  }

  async drag(from: Locator, to: Locator): Promise<void> {
    this.presses += 1;
    const { mouse } = this.#page;
    await from.hover();
    await mouse.down();
    await to.hover();
    await mouse.up();
  }
}
