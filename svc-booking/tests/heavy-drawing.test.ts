import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { noisyPhoto } from '@getaway/pictures/tests/noisy-photo';
import { startPictureThreads } from '../src/house/files/picture-threads.ts';

const pictures = startPictureThreads(0);
afterAll(() => pictures.stop());

const drawing = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 1280">${inner}</svg>`);

test('a drawing that would take minutes is stopped and refused, and photos are accepted in the meantime', async () => {
  // Each blur covers the whole picture and spreads over hundreds of pixels.
  const blurs = drawing(
    `<filter id="f">${'<feGaussianBlur stdDeviation="500"/>'.repeat(30)}</filter>` +
      '<rect width="1280" height="1280" filter="url(#f)"/>'.repeat(20),
  );
  expect(blurs.length).toBeLessThan(3_000);
  const startedAt = performance.now();
  const heavy = pictures.keep(blurs, 'guide');
  const photo = await pictures.keep(await noisyPhoto(800, 600).jpeg().toBuffer(), 'photo');
  expect(photo).toMatchObject({ ok: true });
  expect(await heavy).toEqual({ ok: false, reason: 'heavy-drawing' });
  expect(performance.now() - startedAt).toBeLessThan(20_000);
}, 60_000);

test('a process whose service was killed ends on its own', async () => {
  const noise =
    '<filter id="f"><feTurbulence baseFrequency=".9" numOctaves="9999"/></filter>' +
    '<rect width="1280" height="1280" filter="url(#f)"/>'.repeat(20);
  const program = fileURLToPath(new URL('../src/house/files/keep-picture.process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, 'guide', '2000'], { stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin.end(drawing(noise));
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}, 20_000);

test('a picture in progress is abandoned when the service stops', async () => {
  const noise =
    '<filter id="f"><feTurbulence baseFrequency=".9" numOctaves="9999"/></filter>' +
    '<rect width="1280" height="1280" filter="url(#f)"/>'.repeat(20);
  const other = startPictureThreads(0);
  const outcome = other.keep(drawing(noise), 'guide').catch(() => 'stopped');
  await other.stop();
  expect(await outcome).toBe('stopped');
});
