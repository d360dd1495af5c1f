import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBuild } from './kept-builds.ts';

const now = new Date('2027-03-01T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('the files of earlier builds', () => {
  let root: string;
  let kept: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'kept-builds-'));
    kept = path.join(root, 'kept');
    mkdirSync(kept);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const build = (name: string, files: Record<string, string>): string => {
    const dist = path.join(root, name);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
      writeFileSync(path.join(dist, file), text);
    }
    return dist;
  };
  const names = () => readdirSync(kept, { recursive: true, encoding: 'utf8' }).sort();

  it('stay next to the new ones, except files without a hash', async () => {
    const first = build('first', {
      '1.aaaaaaaa.js': 'old',
      'assets/a.bbbbbbbb.webp': 'a',
      'mf-manifest.json': '{}',
    });
    const second = build('second', { '1.cccccccc.js': 'new', '1.cccccccc.js.br': 'packed' });
    await keepBuild(first, kept, now);
    await keepBuild(second, kept, inDays(1));
    expect(names()).toEqual([
      '1.aaaaaaaa.js',
      '1.cccccccc.js',
      '1.cccccccc.js.br',
      'assets',
      'assets/a.bbbbbbbb.webp',
    ]);
    expect(readFileSync(path.join(kept, '1.aaaaaaaa.js'), 'utf8')).toBe('old');
  });

  it('are deleted when no build of the last seven days has them', async () => {
    const dist = build('first', { '1.aaaaaaaa.js': 'still built' });
    await keepBuild(dist, kept, now);
    writeFileSync(path.join(kept, '2.bbbbbbbb.js'), 'of an old build');
    utimesSync(path.join(kept, '2.bbbbbbbb.js'), now, now);
    await keepBuild(dist, kept, inDays(8));
    expect(names()).toEqual(['1.aaaaaaaa.js']);
  });

  it('are complete when replicas start at once', async () => {
    const dist = build('first', { '1.aaaaaaaa.js': 'x'.repeat(100_000) });
    await Promise.all([1, 2, 3].map((ms) => keepBuild(dist, kept, new Date(now.getTime() + ms))));
    expect(names()).toEqual(['1.aaaaaaaa.js']);
    expect(readFileSync(path.join(kept, '1.aaaaaaaa.js'), 'utf8')).toHaveLength(100_000);
  });
});
