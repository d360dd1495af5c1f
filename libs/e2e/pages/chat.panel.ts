import type { Locator, Page } from '@playwright/test';

/** The floating chat. */
export class ChatPanel {
  readonly opener: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly field: Locator;
  readonly send: Locator;
  readonly quickQuestions: Locator;

  constructor(page: Page) {
    this.opener = page.getByRole('button', { name: 'Chat with us' });
    this.panel = page.getByRole('dialog', { name: 'Ask the house' });
    this.log = this.panel.getByRole('log');
    this.field = this.panel.getByRole('textbox', { name: 'Your message' });
    this.send = this.panel.getByRole('button', { name: 'Send' });
    this.quickQuestions = this.panel.getByRole('list', { name: 'Quick questions' }).getByRole('button');
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }
}
