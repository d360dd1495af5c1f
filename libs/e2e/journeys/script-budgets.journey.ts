import type { Page } from '@playwright/test';
import { proofLength, tellProof } from '@getaway/testing/proof';
import { expect, test } from '../fixtures.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { EmailApi } from '../pages/email-api.ts';
import { inKilobytes, weighScripts, type ScriptWeights } from '../pages/script-weight.ts';
import { guestNamed, inDays } from './stays.ts';

test('the landing page takes at most 124 kB of packed script until it is interactive', async ({
  landing,
  page,
}) => {
  const read = weighScripts(page);
  await landing.open();
  await page.waitForLoadState('networkidle');
  const weights = await read();
  note(weights);
  expect(weights.size).toBeGreaterThan(3);
  expect(inKilobytes(weights)).toBeLessThanOrEqual(124);
});

test('the page of a stay and Find my booking take at most 130 kB of packed script until they are interactive', async ({
  booking,
  context,
}) => {
  const stay = await booking.bookStay([inDays(562), inDays(563)], guestNamed('Weighed'));
  const pages = [
    { path: stay, heading: 'What happens next' },
    { path: '/find-booking', heading: 'Find my booking' },
  ];
  for (const { path, heading } of pages) {
    const tab = await context.newPage();
    const read = weighScripts(tab);
    await tab.goto(path);
    await tab.getByRole('heading', { name: heading }).waitFor();
    await tab.waitForLoadState('networkidle');
    const weights = await read();
    note(weights);
    expect([...weights.keys()].join(' ')).toContain('/page-');
    expect(inKilobytes(weights)).toBeLessThanOrEqual(130);
    await tab.close();
  }
});

test('a booking takes at most 230 kB of packed script, from its first page to its payment', async ({
  booking,
  page,
}) => {
  const read = weighScripts(page);
  await booking.open();
  await booking.goToPayment([inDays(58), inDays(59)], guestNamed('Ada'));
  await expect(booking.complete).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weights = await read();
  note(weights);
  expect(weights.size).toBeGreaterThan(6);
  expect(inKilobytes(weights)).toBeLessThanOrEqual(230);
});

test('at its own address the first dashboard takes at most 230 kB of packed script, each screen 250 kB more, and the open editor of a template 325 kB', async ({
  context,
  page,
  stack,
}) => {
  test.slow();
  const office = stack.urls.admin;
  await new BackOffice(page).enter(stack.admin, 'no-such-page', office);
  const open = async (path: string, act?: (tab: Page) => Promise<void>): Promise<ScriptWeights> => {
    const tab = await context.newPage();
    const read = weighScripts(tab);
    await tab.goto(`${office}/admin/${path}`);
    // What is drawn has its script; what it asks for next has come when it is silent.
    await tab.getByRole('main').getByRole('heading').first().waitFor();
    await act?.(tab);
    await tab.waitForLoadState('networkidle');
    const weights = await read();
    await tab.close();
    return weights;
  };
  const dashboard = await open('dashboard');
  note(dashboard);
  expect(dashboard.size).toBeGreaterThan(3);
  expect(inKilobytes(dashboard)).toBeLessThanOrEqual(230);
  expect(inKilobytes(dashboard), 'control').toBeGreaterThan(200);
  const weigh = async (
    path: string,
    act?: (tab: Page) => Promise<void>,
    budget = 250,
  ): Promise<ScriptWeights> => {
    const screen = [...(await open(path, act))].filter(([file]) => !dashboard.has(file));
    expect(screen.length, path).toBeGreaterThan(0);
    expect(inKilobytes(new Map(screen)), path).toBeLessThanOrEqual(budget);
    return new Map(screen);
  };
  // Each waits for half a second of silence at its end: a few wait together.
  for (let first = 0; first < lazyScreens.length; first += together)
    await Promise.all(lazyScreens.slice(first, first + together).map((path) => weigh(path)));

  await new EmailApi(page.request, stack.urls.site).keepSequence('Weighed letters', 'Weighed letter');
  const withBuilder = await weigh('emails', async (tab) => {
    await tab
      .getByRole('article', { name: 'Weighed letters' })
      .getByRole('button', { name: 'Build Sequence' })
      .click();
    await expect(tab.getByRole('button', { name: 'Move Weighed letter' })).toBeVisible();
  });
  note(withBuilder);
  const edit = async (tab: Page): Promise<void> => {
    await tab.getByRole('button', { name: 'Edit Weighed letter' }).click();
    await expect(tab.getByRole('textbox', { name: 'Content', exact: true })).toBeVisible();
  };
  note(await weigh('emails?tab=templates', edit, 325));
  tellProof({
    proof: 'scripts',
    size: `${lazyScreens.length + 1} screens, each within 250 kB beyond the dashboard`,
    control: `the dashboard: ${inKilobytes(dashboard)} kB, which 200 would not hold`,
  });
});

const together = 4;

// Each screen in its initial state; 'crm/nobody' is a guest's page. The short form has the heaviest screens.
const lazyScreens = proofLength({
  short: ['calendar', 'crm/nobody', 'emails', 'emails?view=flow'],
  long: [
    'bookings',
    'inbox',
    'inbox?tab=replies',
    'inbox?tab=notices',
    'calendar',
    'dates',
    'promos',
    'services',
    'packages',
    'pricing',
    'rates',
    'crm',
    'crm/nobody',
    'emails',
    'emails?view=flow',
    'newsletter',
    'ledger',
    'reports',
    'website',
    'reports?report=taxes',
  ],
});

/** Leaves the figures in the report, so that a budget that is broken tells by what. */
function note(weights: ScriptWeights): void {
  const files = [...weights].map(([file, bytes]) => `${file} ${bytes}`).join(', ');
  test
    .info()
    .annotations.push({ type: 'packed script', description: `${inKilobytes(weights)} kB: ${files}` });
}
