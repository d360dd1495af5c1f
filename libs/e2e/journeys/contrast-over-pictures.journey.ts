import { expect, test } from '../fixtures.ts';
import { contrastFaultsOverPictures } from '../pages/picture-contrast.ts';

for (const path of ['/', '/childcare', '/booking', '/find-booking', '/nowhere'])
  test(`on ${path}, text over pictures and gradients is read as well as text on a plain ground`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await contrastFaultsOverPictures(page)).toEqual([]);
  });
