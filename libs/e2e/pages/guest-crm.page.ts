import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** The guests of the back office: the list, and one of them. */
export class GuestCrm extends PageObject {
  async find(search: string): Promise<void> {
    await this.page.goto(`/admin/crm?search=${encodeURIComponent(search)}`);
    await expect(this.page.getByText(/^Showing \d+ of/)).toBeVisible();
  }

  row(name: string): Locator {
    return this.page.getByRole('row', { name });
  }

  /** Chooses an action of the guest's menu. */
  async act(name: string, action: string): Promise<void> {
    await this.press(`Actions for ${name}`);
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async view(name: string): Promise<void> {
    await this.row(name)
      .getByRole('link', { name: `View ${name}` })
      .click();
    await expect(this.page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async turnTo(tab: string): Promise<void> {
    await this.page.getByRole('tab', { name: tab }).click();
  }

  panel(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  async says(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** Types into one of a dialog's lists and takes what it finds first. */
  async choose(dialog: Locator, list: string, text: string): Promise<void> {
    const box = dialog.getByRole('combobox', { name: list });
    await box.click();
    await box.fill(text);
    await this.page.locator('.ant-select-item-option').filter({ hasText: text }).first().click();
  }
}
