import { setTimeout as sleep } from 'node:timers/promises';
import { publishHouseDraft, readHouseDraft, saveHouseDraft } from '@getaway/contracts/http/house-editing';
import { uploadHouseFile } from '@getaway/contracts/http/house-files';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { servedClasses } from '../pages/late-styles.ts';
import { callAsStaff, signIn } from '../measures/staff-calls.ts';

/** The promise is two seconds; a machine that runs two stacks is slower. */
const longestMs = 6_000;
const alt = 'The house at dusk';

test('an uploaded photo is on the page soon after Publish, and stays there while svc-booking is down', async ({
  page,
  stack,
  parts,
}) => {
  const { site, booking } = stack.urls;
  const cookie = await signIn(site, stack.admin.password);
  const call = callAsStaff(site, cookie);
  const publish = async (change: object): Promise<number> => {
    const { published, revision } = await call(readHouseDraft);
    const content = { ...published.content, ...change };
    const draft = await call(saveHouseDraft, { content, revision });
    expect(draft.faults).toEqual([]);
    const pressedAt = performance.now();
    await call(publishHouseDraft, { revision: draft.revision, replaces: published.revision });
    return pressedAt;
  };

  await page.goto('/');
  const answer = await fetch(`${site}${uploadHouseFile.path}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', origin: site, cookie },
    body: new Uint8Array(await page.screenshot({ type: 'jpeg' })),
  });
  expect(answer.status).toBe(200);
  const { name, width } = v.parse(uploadHouseFile.answer, await answer.json());
  const largest = name.replace('uploads/', '').replace('.webp', `-${width}.avif`);
  await expect
    .poll(async () => (await fetch(`${booking}/internal/house/files/${largest}`)).status, { timeout: 90_000 })
    .toBe(200);

  const { media = {} } = (await call(readHouseDraft)).published.content;
  try {
    const house = { file: name, alt, focus: { x: 20, y: 80 } };
    const more = { 'photo-1': name, 'photo-2': { file: name, alt: 'The garden' } };
    const seenMs = await shownAfter(
      site,
      await publish({ media: { photos: { house, ...more }, gallery: ['house', 'photo-2'] } }),
    );
    test.info().annotations.push({ type: 'ms from Publish to the page', description: seenMs.toFixed(0) });
    expect(seenMs).toBeLessThan(longestMs);
    await seesPhoto(page);
    expect((await servedClasses(page.request, site, '/')).late, 'the gallery without script').toEqual([]);
    await leafsThroughGallery(page);
    await parts.without('booking', async () => {
      await parts.stop('mf-public');
      await parts.start('mf-public');
      await seesPhoto(page);
    });
  } finally {
    await publish({ media });
  }
});

/** With the keyboard alone. */
async function leafsThroughGallery(page: Page): Promise<void> {
  const gallery = page.getByRole('region', { name: 'A look around' });
  const photo = gallery.getByRole('link', { name: alt });
  await photo.focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: 'Photos' });
  await expect(view.getByText('1 of 3')).toBeVisible();
  await expect(view.getByRole('button', { name: 'Previous photo' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(view.getByText('The garden')).toBeVisible();
  await expect(view.getByText('2 of 3')).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await view.getByRole('button', { name: 'Next photo' }).click();
  await expect(view.getByText('Photo 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(photo).toBeFocused();
  await gallery.scrollIntoViewIfNeeded();
  expect(await faultsAtBothWidths(page)).toEqual([]);
}

async function shownAfter(site: string, pressedAt: number): Promise<number> {
  while (performance.now() - pressedAt < 60_000) {
    if ((await (await fetch(site)).text()).includes(alt)) return performance.now() - pressedAt;
    await sleep(50);
  }
  return Infinity;
}

async function seesPhoto(page: Page): Promise<void> {
  await page.goto('/');
  const picture = page.getByRole('img', { name: alt }).first();
  await expect(picture).toHaveCSS('object-position', '20% 80%');
  const widthOf = (image: HTMLImageElement): number => image.naturalWidth;
  await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address).toMatch(/\/house\/photo-\d+\.[0-9a-f]{8}\.avif$/);
  const file = await fetch(address);
  expect(file.headers.get('content-type')).toBe('image/avif');
  expect(file.headers.get('cache-control')).toContain('immutable');
}
