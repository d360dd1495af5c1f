import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** /admin/emails: sequences, templates and the log of what went out. */
export class EmailOffice extends PageObject {
  sequence(name: string | RegExp): Locator {
    return this.page.getByRole('article', { name });
  }

  dialog(title: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** The log's rows of emails to an address. */
  send(email: string): Locator {
    return this.page
      .getByRole('list', { name: 'Email activity' })
      .getByRole('listitem')
      .filter({ hasText: email });
  }

  /** The words of a template, as people write them. */
  content(editing: Locator): Locator {
    return editing.getByRole('textbox', { name: 'Content', exact: true });
  }

  /** The content of a template as experts write it. */
  async source(editing: Locator): Promise<Locator> {
    await editing.getByText('MJML', { exact: true }).click();
    return editing.getByLabel('HTML Content');
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async seesToast(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** Takes an option of one of antd's lists. */
  async choose(within: Locator, list: string, option: string | RegExp): Promise<void> {
    await within.getByRole('combobox', { name: list }).click();
    await this.page.getByTitle(option).last().click();
  }

  /** Finds a guest by name in a list that shows the first twenty of all. */
  async chooseGuest(within: Locator, list: string, name: string): Promise<void> {
    await within.getByRole('combobox', { name: list }).fill(name);
    await this.page.getByTitle(name).last().click();
  }

  /**
   * dnd-kit hears the keys of a lifted step from a timer on, some 20 ms after it was lifted, which a hand never notices: a
   * timer that is set later fires later.
   */
  async listensToKeys(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }

  /** The names of a builder's steps from top to bottom. */
  async stepsOf(builder: Locator): Promise<string[]> {
    const handles = await builder.getByRole('button', { name: /^Move / }).all();
    return Promise.all(
      handles.map(async (handle) => ((await handle.getAttribute('aria-label')) ?? '').replace('Move ', '')),
    );
  }
}
