import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { houseFromFile } from '@getaway/edge/house/house-source';
import { startBeforeService } from '@getaway/edge/tests/server-before-service';
import { expect, it } from 'vitest';
import { createAdminServer } from './admin-server.ts';
import { readConfig } from './config.ts';

const cabin = path.join(import.meta.dirname, '../../docs/examples/vermont-cabin/property.json');

it('serves one build for any house, whose name, colors, and icon are in its page', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'office-'));
  mkdirSync(path.join(dist, 'own'));
  writeFileSync(
    path.join(dist, 'own/index.html'),
    '<link rel="icon" href="<!--edge:icon-->"><!--edge:style--><!--edge:house-->',
  );
  const pageOf = async (file: string | undefined) => {
    const server = await startBeforeService(({ environment, logger, proxy }) => {
      const config = readConfig({ ...environment, HOUSE_FILES: dist });
      return createAdminServer({ config, dist, source: houseFromFile(file), logger, proxy });
    });
    const [page, template] = await Promise.all(
      ['/admin', '/own/index.html'].map(async (at) => (await fetch(server.origin + at)).text()),
    );
    await server.stop();
    expect(template).not.toContain('<!--edge:');
    return page;
  };
  expect(await pageOf(cabin)).toMatch(
    /^<link rel="icon" href="data:image\/svg\+xml,%3Csvg[^"<]*"><style>html:root\{.*"name":"Birch Point Cabin"/s,
  );
  expect(await pageOf(undefined)).toMatch(/^<link [^>]*><script [^>]*>[^<]*"name":"Lantern Hollow"/);
  rmSync(dist, { recursive: true });
});
