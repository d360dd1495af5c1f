import { expect, type Page } from '@playwright/test';

export class BackOffice {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async signIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.#page.goto('/admin-login');
    await this.#page.getByLabel('Username').fill(username);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.#page.getByRole('button', { name: 'Sign In' }).click();
    await expect(this.#page).toHaveURL(/\/admin\/dashboard$/);
  }
}
