import type { Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** A screen of the back office that keeps things in a list: codes, services, packages, blocked nights. */
export class KeptList extends PageObject {
  row(name: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true }).first();
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Switches a thing on or off; `state` is what its switch calls on. */
  async flip(name: string, state = 'active'): Promise<void> {
    await this.page.getByRole('switch', { name: `${name}: ${state}` }).click();
  }

  /** Presses Delete and confirms in the dialog that follows. */
  async remove(name: string, question = `Delete ${name}?`, confirm = 'Delete'): Promise<void> {
    await this.press(`Delete ${name}`);
    await this.dialog(question).getByRole('button', { name: confirm }).click();
  }
}
