import { expect, test } from '../fixtures.ts';
import { inKilobytes, weighScripts } from '../pages/script-weight.ts';
import { guestNamed, inDays } from './stays.ts';

// The back office's budget is held in back-office-dashboard.journey.ts, on its own address.

test('the landing page takes at most 130 kB of packed script until it is interactive', async ({
  landing,
  page,
}) => {
  const read = weighScripts(page);
  await landing.open();
  await page.waitForLoadState('networkidle');
  const weights = await read();
  note(weights);
  expect(weights.size).toBeGreaterThan(3);
  expect(inKilobytes(weights)).toBeLessThanOrEqual(130);
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

/** Leaves the figures in the report, so that a budget that is broken tells by what. */
function note(weights: ReadonlyMap<string, number>): void {
  const files = [...weights].map(([file, bytes]) => `${file} ${bytes}`).join(', ');
  test
    .info()
    .annotations.push({ type: 'packed script', description: `${inKilobytes(weights)} kB: ${files}` });
}
