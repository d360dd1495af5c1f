import { expect } from '@playwright/test';
import { PageObject } from './page-object.ts';

const silentWithinMs = 45_000;

export class BackOffice extends PageObject {
  async signIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.page.goto('/admin-login');
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
    await expect(this.page).toHaveURL(/\/admin\/dashboard$/);
  }

  /** Signs in without the form and opens a page below /admin, of the site or of the address that is given. */
  async enter(
    credentials: { username: string; password: string },
    path: string,
    address = '',
  ): Promise<void> {
    const answer = await this.page.request.post(`${address}/api/admin/login`, { data: credentials });
    expect(answer.ok()).toBe(true);
    await this.page.goto(`${address}/admin/${path}`);
  }

  async open(entry: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: entry })
      .click();
  }

  /** Ends the session at the server, as time would, while the page stays open. */
  async loseSession(): Promise<void> {
    // A request still in flight would find the session ended before the next step does. On a slow machine the network
    // is also idle before the first request, so wait for the content first.
    await expect(this.page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(this.page.getByRole('main').locator('.ant-skeleton')).toHaveCount(0);
    // Reads under way would find the session ended. Chromium sometimes never reports a request as finished.
    await this.page.waitForLoadState('networkidle', { timeout: silentWithinMs }).catch(() => undefined);
    await this.page.evaluate(() => fetch('/api/admin/logout', { method: 'POST' }));
  }

  /** Answers the dialog that asks for it. */
  async signInAgain(password: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toBeHidden();
  }
}
