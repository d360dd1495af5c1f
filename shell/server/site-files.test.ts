import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { houseFromFile } from '@getaway/edge/house/house-source';
import { startBeforeService } from '@getaway/edge/tests/server-before-service';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

const cabin = path.join(import.meta.dirname, '../../docs/examples/vermont-cabin/property.json');
const dist = mkdtempSync(path.join(tmpdir(), 'site-files-'));
cpSync(path.join(import.meta.dirname, '../public'), dist, { recursive: true });
writeFileSync(path.join(dist, 'app.html'), '<!--edge:head--><!--edge:house-->');

const bundledCard = readFileSync(path.join(dist, 'share.jpg'));
const plainCard = readFileSync(path.join(dist, 'share-plain.jpg'));
const widthInPng = 16;

afterAll(() => rmSync(dist, { recursive: true }));

async function siteOf(file: string | undefined, ...addresses: readonly string[]) {
  const server = await startBeforeService(({ environment, logger, proxy }) => {
    const config = readConfig({
      ...environment,
      MF_ADMIN_URL: 'http://127.0.0.1:9',
      MF_PUBLIC_URL: 'http://127.0.0.1:9',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      HOUSE_FILES: dist,
    });
    return createEdge({ config, dist, source: houseFromFile(file), logger, proxy });
  });
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(server.origin + address);
      return { answer, content: Buffer.from(await answer.arrayBuffer()) };
    }),
  );
  await server.stop();
  return answers;
}

describe('one build of the shell', () => {
  it('has the icons, the manifest, and the share card of the house that it serves', async () => {
    const [icon, png, manifest, share, logo, page] = await siteOf(
      cabin,
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/site.webmanifest',
      '/share.jpg',
      '/logo.png',
      '/admin',
    );
    expect(icon?.content.toString()).toContain('<image');
    expect(icon?.answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(png?.content.readUInt32BE(widthInPng)).toBe(180);
    expect(JSON.parse(manifest?.content.toString() ?? '')).toMatchObject({ name: 'Birch Point Cabin' });
    expect(share?.content.toString('latin1', 0, 3)).toBe('\xff\xd8\xff');
    expect([bundledCard, plainCard].some((card) => share?.content.equals(card))).toBe(false);
    expect(logo?.content.toString('latin1', 1, 4)).toBe('PNG');
    // Or else an email that is read on another site has no logo.
    for (const picture of [logo, share])
      expect(picture?.answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(page?.answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(page?.content.toString()).toContain('<title>Birch Point Cabin</title>');
    expect(page?.content.toString()).toContain('house/photo-1600.');
  });

  it('has those that come with it for the invented house', async () => {
    const [icon, share, logo] = await siteOf(undefined, '/favicon.svg', '/share.jpg', '/logo.png');
    expect(icon?.content.toString()).not.toContain('<image');
    expect(share?.content.equals(bundledCard)).toBe(true);
    expect(logo?.answer.status).toBe(404);
  });
});
