import type { Page } from '@playwright/test';

type Step = readonly [name: string, act: () => Promise<void>];

/** What staff do with many guests and many mails, one press at a time. */
export function dailySteps(page: Page): readonly Step[] {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  const guests = page.getByRole('searchbox', { name: 'Search guests' });
  const mails = page.getByRole('searchbox', { name: 'Search emails' });
  return [
    ['the guests', () => link('Guest CRM').click()],
    ['search', () => guests.fill('amara')],
    ['search again', () => guests.fill('beck')],
    ['clear', () => button('Clear').click()],
    ['filter by stays', () => page.getByRole('textbox', { name: 'Stays, Min' }).fill('2')],
    ['turn the order', () => button(/^Sort order/).click()],
    ['next page', () => button('Next').click()],
    ['open a guest', () => link(/^View /).click()],
    ['details', () => tab('Details').click()],
    ['edit', () => button('Edit Details').click()],
    ['type', () => page.getByLabel('City').pressSequentially('Atlanta')],
    ['cancel', () => button('Cancel').click()],
    ['discard', () => button('Discard').click()],
    ['notes', () => tab(/^Notes/).click()],
    ['back to the list', () => link('Back to Guest List').click()],
    ['merge', () => button(/^Merge /).click()],
    ['leave it', () => page.keyboard.press('Escape')],
    ['the sequences', () => link('Email Sequences').click()],
    ['the templates', () => tab('Templates').click()],
    ['the activity log', () => tab('Activity Log').click()],
    ['next page of mails', () => button('Next').click()],
    ['search mails', () => mails.fill('beck')],
    ['search them again', () => mails.fill('maya')],
    ['list the statuses', () => page.getByRole('combobox', { name: 'Status' }).click()],
    ['failed ones', () => page.keyboard.type('Fail\n')],
    ['clear the filters', () => button('Clear').click()],
    ['search what went out', () => mails.fill('noah')],
    ['read one', () => button(/^View /).click()],
    ['put it away', () => page.keyboard.press('Escape')],
  ];
}
