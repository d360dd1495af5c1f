import type { Locator } from '@playwright/test';
import { spokenDay } from './booking.page.ts';
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
  /** The days below the newest answer about available dates. */
  readonly strip: Locator = this.log.getByRole('region', { name: 'Dates and prices' }).last();
  readonly stripDays: Locator = this.strip.getByRole('group', { name: 'Days' }).getByRole('button');
  readonly bookDates: Locator = this.strip.getByRole('link', { name: 'Book these dates' });
  readonly person: Locator = this.panel.getByRole('button', { name: 'Talk to a person' });
  readonly personForm: Locator = this.panel.getByRole('form', { name: 'Talk to a person' });

  /** A day of the strip, as it is read out. */
  stripDay(date: string): Locator {
    return this.strip.getByRole('button', { name: `${spokenDay(date)},` });
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }
}
