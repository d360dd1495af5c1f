import type { Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** The floating chat. */
export class ChatPanel extends PageObject {
  readonly opener: Locator = this.page.getByRole('button', { name: 'Chat with us' });
  readonly panel: Locator = this.page.getByRole('dialog', { name: 'Ask the house' });
  readonly log: Locator = this.panel.getByRole('log');
  readonly field: Locator = this.panel.getByRole('textbox', { name: 'Your message' });
  readonly send: Locator = this.panel.getByRole('button', { name: 'Send' });
  readonly quickQuestions: Locator = this.panel
    .getByRole('list', { name: 'Quick questions' })
    .getByRole('button');
  readonly person: Locator = this.panel.getByRole('button', { name: 'Talk to a person' });
  readonly personForm: Locator = this.panel.getByRole('form', { name: 'Talk to a person' });

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }
}
