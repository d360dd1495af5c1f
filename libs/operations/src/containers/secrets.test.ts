import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const rootDir = join(import.meta.dirname, '..', '..', '..', '..');
const script = join(rootDir, 'libs/operations/bin/secrets.mjs');

describe('npm run containers secrets', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    file = join(folder, '.env');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const make = (...args: string[]) => {
    execFileSync(process.execPath, [script, ...args], { env: { ...process.env, ENV_FILE: file } });
    return parseEnv(readFileSync(file, 'utf8'));
  };

  it('writes everything that compose needs, readable only by its owner', () => {
    const made = make();
    for (const name of ['docker-compose.yml', 'docs/deploying/three-nodes.yml']) {
      const text = readFileSync(join(rootDir, name), 'utf8');
      for (const [, variable = ''] of text.matchAll(/\$\{(\w+):\?/g)) expect(made[variable]).toMatch(/\S/);
    }
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(made['COMPOSE_PROFILES']).toBe('sandbox');
  });

  it('leaves what is there, and makes each file its own secrets', () => {
    writeFileSync(file, 'ADMIN_PASSWORD=mine-alone\n');
    const first = make();
    expect(first['ADMIN_PASSWORD']).toBe('mine-alone');
    expect(make()).toEqual(first);
    rmSync(file);
    expect(make()['INTERNAL_TOKEN']).not.toBe(first['INTERNAL_TOKEN']);
  });

  it('never puts a site that takes real cards back on the sandbox', () => {
    expect(make('--live')).toMatchObject({ STRIPE_SECRET_KEY: '', SMTP_URL: '' });
    const later = make();
    expect(later['COMPOSE_PROFILES']).toBeUndefined();
    expect(later['CARD_SANDBOX_URL']).toBeUndefined();
  });
});
