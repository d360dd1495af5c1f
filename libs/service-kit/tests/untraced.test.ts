import { execFile } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { startTracing } from '../src/tracing/start-tracing.ts';
import { silent } from './test-broker.ts';

/** The OpenTelemetry modules that a new process has loaded once all tracing code is imported. */
async function packagesLoaded(endpoint: string | undefined): Promise<string[]> {
  const sources = [
    'http/create-app',
    'http/internal-calls',
    'messaging/outbox-relay',
    'messaging/start-consumer',
  ];
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ load(url, context, next) { loaded.add(url); return next(url, context); } });
    for (const source of ${JSON.stringify(sources)}) await import('./src/' + source + '.ts');
    const { startTracing } = await import('./src/tracing/start-tracing.ts');
    const tracing = await startTracing({ part: 'p', endpoint: ${JSON.stringify(endpoint)}, logger: console });
    await tracing.stop();
    const names = [...loaded].flatMap((url) => /@opentelemetry[/]([^/]+)/.exec(url)?.[1] ?? []);
    console.log(JSON.stringify([...new Set(names)]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: new URL('..', import.meta.url),
  });
  return v.parse(v.array(v.string()), JSON.parse(stdout));
}

describe('a part without tracing', () => {
  test('loads nothing of the SDK, unlike one with an endpoint', async () => {
    expect(await packagesLoaded(undefined)).toEqual(['api']);
    expect(await packagesLoaded('http://127.0.0.1:9')).toContain('sdk-trace');
  });

  test('returns its handlers unchanged', async () => {
    const tracing = await startTracing({ part: 'svc-test', endpoint: undefined, logger: silent });
    const handler: RequestListener = (_request, response) => void response.end();
    expect(tracing.around(handler)).toBe(handler);
  });
});
