import { test, expect } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';

const photo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#fff"/></svg>',
);

test('staff edit the website, look at the draft, publish it, and restore what was there before', async ({
  page,
  stack,
  problems,
}) => {
  await new BackOffice(page).enter(stack.admin, 'website?part=home');
  const preview = page.frameLocator('iframe[title="Preview of your draft"]');
  const form = page.getByRole('form', { name: 'Home Page' });
  const headline = form.getByLabel('Headline', { exact: true }).first();
  const before = await headline.inputValue();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(before);
  expect(await faultsAtBothWidths(page)).toEqual([]);

  await test.step('the note about the sample does not push away the field that is typed in', async () => {
    await page.getByRole('button', { name: 'Name & Place' }).click();
    const name = page.getByRole('textbox', { name: 'Name of the house' });
    await name.press('End');
    const place = async () => Math.round((await name.boundingBox())?.y ?? 0);
    const there = await place();
    await name.press('s');
    await expect(page.getByRole('note')).toBeAttached();
    expect(Math.abs((await place()) - there)).toBeLessThan(3);
    await name.press('Backspace');
    await page.getByRole('button', { name: 'Home Page' }).click();
  });

  await test.step('the preview shows what was typed, and guests do not', async () => {
    await headline.fill('A night by the lake');
    await headline.blur();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A night by the lake');
    expect(await (await page.request.get('/')).text()).not.toContain('A night by the lake');
  });

  await test.step('a preview that the connection failed is loaded again, and nothing typed is lost', async () => {
    let failed = 0;
    await page.route(
      (url) => url.searchParams.has('preview'),
      (route) => {
        if (failed > 0 || !route.request().isNavigationRequest()) return route.fallback();
        failed += 1;
        return route.abort();
      },
    );
    for (const words of ['A night by the pond', 'A night by the lake, again']) {
      await headline.fill(words);
      await headline.blur();
      await expect(page.getByText('Draft saved')).toBeVisible();
      await page.waitForTimeout(1_500);
    }
    await expect(headline).toHaveValue('A night by the lake, again');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A night by the lake, again');
    expect(failed).toBe(1);
    await headline.fill('A night by the lake');
    await headline.blur();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A night by the lake');
  });

  await test.step('the preview shows the section that is edited', async () => {
    await form.getByLabel('Title of the list').click();
    await expect(preview.getByRole('heading', { name: "Places you won't want to leave" })).toBeInViewport();
  });

  await test.step('the guide is shown as guests read it on the page of their stay', async () => {
    await page.getByRole('button', { name: 'House Guide' }).click();
    await expect(preview.getByRole('heading', { name: 'House guide' })).toBeVisible();
    const guide = page.getByRole('form', { name: 'House Guide' });
    await guide.getByRole('button', { name: /^Getting in/ }).click();
    await guide.getByRole('textbox', { name: 'Title' }).fill('Opening the door');
    await guide.getByRole('textbox', { name: 'Title' }).blur();
    await expect(preview.getByRole('heading', { name: 'Opening the door' })).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  await test.step('a file that is no picture is refused with the reason, and a logo is taken', async () => {
    await page.getByRole('button', { name: 'Colors & Logo' }).click();
    const logo = page.getByRole('form', { name: 'Colors & Logo' }).locator('input[type=file]');
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('alert')).toContainText('This file isn’t a picture');
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: photo });
    await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();
    await expect(page.getByText('Draft saved')).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  await test.step('a photo is asked for its description and for what of it stays in view', async () => {
    await page.getByRole('button', { name: 'Photos' }).click();
    const tub = 'Amenities › Hot tub for two';
    const place = page.getByRole('group', { name: tub });
    const taken = {
      name: 'tub.jpg',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    };
    await place.locator('input[type=file]').setInputFiles(taken);
    await expect(place.getByText('Say what the photo shows')).toBeVisible();
    await place.getByLabel(`Description of ${tub}`).fill('Steam over the tub at dusk');
    await place.getByText('What stays in view').click();
    const fromTheTop = place.getByLabel(`${tub}: point in view, percent from the top`);
    await fromTheTop.press('ArrowUp');
    await fromTheTop.blur();
    await expect(page.getByText('Draft saved')).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  await test.step('the line about a photo that was moved covers no menu of the next one', async () => {
    // Small ones: pages change once all sizes are made.
    const clip = { x: 0, y: 0, width: 440, height: 330 };
    const files = [0, 1, 2].map(async (at) => ({
      name: `view-${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg', quality: 60 + at, clip }),
    }));
    await page.getByLabel('Add photos').setInputFiles(await Promise.all(files));
    const mover = page.getByLabel('Place of Photo 3');
    await expect(mover).toBeVisible({ timeout: 30_000 });
    // At the bottom of the window, where the line is.
    await mover.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await page.getByLabel('Place of Photo 2').selectOption({ label: 'Home page › Top' });
    const said = page.getByText('Moved to Home page › Top.');
    await expect(said).toBeVisible();
    await expect(mover).toBeFocused();
    const [next, line] = [await mover.boundingBox(), await said.boundingBox()];
    expect((next?.y ?? NaN) + (next?.height ?? NaN)).toBeLessThanOrEqual(line?.y ?? NaN);
    await page.getByRole('button', { name: 'Show Home page › Top earlier' }).click();
    await expect(page.getByRole('group', { name: 'Home page › Top' })).toContainText('Gallery, 1 of 4');
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  await test.step('published, guests see it', async () => {
    await page.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText('A night by the lake');
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(
      page.getByText('Published. A page with new photos can take up to a minute.', { exact: true }),
    ).toBeVisible();
    await expect
      .poll(async () => (await page.request.get('/')).text(), { timeout: 30_000 })
      .toContain('A night by the lake');
    // The tab was opened before, and so has the earlier version.
    await page.getByRole('link', { name: 'Back to Website' }).click();
    await expect(page.getByText('A night by the lake').first()).toBeVisible();
    await page.goto('/admin/website');
  });

  await test.step('the first version is restored as the draft', async () => {
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Compare version 1' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText('A night by the lake');
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(page).toHaveURL(/\/admin\/website$/);
    await page.getByRole('button', { name: 'Publish…' }).click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect
      .poll(async () => (await page.request.get('/')).text(), { timeout: 30_000 })
      .not.toContain('A night by the lake');
  });
  // The refused upload is the only thing that the browser reported.
  expect(problems.all.filter((problem) => !problem.includes('422'))).toEqual([]);
});
