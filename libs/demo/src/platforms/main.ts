import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logLine } from '@getaway/infrastructure/processes/json-log';
import { close, listen, portFrom, stopSignal } from '@getaway/infrastructure/processes/web-server';
import { createPlatforms, type PlatformFeeds } from './platforms.ts';

/** Written when the demo is filled; read with each question, since this starts before it. */
const file = join(process.env.DATA_DIR ?? '.data-demo/platforms', 'feeds.json');
const readFeeds = (): PlatformFeeds => JSON.parse(readFileSync(file, 'utf8')) as PlatformFeeds;

const web = await listen(createPlatforms(readFeeds), {
  host: process.env.HOST ?? '127.0.0.1',
  port: portFrom(process.env.PORT, 8095),
});
logLine('info', 'standing in for other platforms');

await stopSignal();
await close(web);
