import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const rootDir = join(import.meta.dirname, '..', '..', '..', '..');

/** What the page of the configuration says that a part needs. */
function requiredBy(part: string): string[] {
  const page = readFileSync(join(rootDir, 'docs', 'configuration.md'), 'utf8');
  const section = page.split(`\n## ${part}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `(\w+)` +\| \*\*required\*\*/gm)].map(([, name = '']) => name);
}

async function start(part: string, environment: NodeJS.ProcessEnv) {
  const folder = part.startsWith('svc-') ? 'src' : 'server';
  const child = spawn(process.execPath, [join(folder, 'main.ts')], {
    cwd: join(rootDir, part),
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code: child.exitCode };
}

test.each(['shell', 'mf-public', 'mf-admin', 'svc-booking', 'svc-calendar', 'svc-crm-email'])(
  '%s does not start with a configuration that is not usable, and names every fault and no value',
  async (part) => {
    const { said, code } = await start(part, { PORT: 'a-harbour', DRAIN_MS: '-1', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    for (const name of requiredBy(part)) expect(said).toContain(`${name} is missing`);
    expect(said).toContain('PORT must be a port number');
    expect(said).toContain('DRAIN_MS must be a whole number');
    expect(said).toContain('LOG_LEVEL must be one of');
    expect(said).not.toMatch(/a-harbour|loud/);
  },
);
