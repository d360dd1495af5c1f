import type { Locator, Page } from '@playwright/test';

/** Finds its place on the page, and answers what the hand does there. */
type Prepare = () => Promise<() => Promise<void>>;
export type Step = readonly [name: string, prepare: Prepare];

/** What staff do with many guests and many emails, one press at a time. */
export function dailySteps(page: Page): readonly Step[] {
  const press =
    (at: Locator): Prepare =>
    async () => {
      await at.click({ trial: true });
      const box = await at.boundingBox();
      if (!box) throw new Error(`There is no ${String(at)} on the page`);
      return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
  const write =
    (at: Locator, text: string): Prepare =>
    async () => {
      await at.focus();
      await at.selectText();
      return () => page.keyboard.type(text);
    };
  const keys =
    (text: string): Prepare =>
    async () =>
    () =>
      page.keyboard.type(text);
  const escape: Prepare = async () => () => page.keyboard.press('Escape');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  const guests = page.getByRole('searchbox', { name: 'Search guests' });
  const emails = page.getByRole('searchbox', { name: 'Search emails' });
  const list = (name: string) => page.getByRole('combobox', { name });
  return [
    ['the guests', press(link('Guest CRM'))],
    ['search', write(guests, 'amara')],
    ['search again', write(guests, 'beck')],
    ['clear', press(button('Clear'))],
    ['more filters', press(button('More Filters'))],
    ['filter by stays', write(page.getByRole('textbox', { name: 'Stays, Min' }), '2')],
    ['list the orders', press(list('Sort by'))],
    ['by stays', keys('Stays\n')],
    ['turn the order', press(button(/^Sort order/))],
    ['next page', press(button('Next'))],
    ['open a guest', press(link(/^View /))],
    ['details', press(tab('Details'))],
    ['edit', press(button('Edit Details'))],
    ['type', write(page.getByLabel('City'), 'Atlanta')],
    ['cancel', press(button('Cancel'))],
    ['discard', press(button('Discard'))],
    ['notes', press(tab(/^Notes/))],
    ['back to the list', press(link('Back to Guest List'))],
    ['the actions', press(button(/^Actions for /))],
    ['merge', press(page.getByRole('menuitem', { name: 'Merge' }))],
    ['leave it', escape],
    ['the sequences', press(link('Email Sequences'))],
    ['the templates', press(tab('Templates'))],
    ['the activity log', press(tab('Activity Log'))],
    ['next page of emails', press(button('Next'))],
    ['search emails', write(emails, 'beck')],
    ['search them again', write(emails, 'maya')],
    ['list the statuses', press(list('Status'))],
    ['failed ones', keys('Failed\n')],
    ['clear the filters', press(button('Clear'))],
    ['search what went out', write(emails, 'noah')],
    ['read one', press(button(/^View /))],
    ['put it away', escape],
  ];
}
