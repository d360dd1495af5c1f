import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { firstStyles } from './first-styles.ts';

const sheet = [
  '@font-face{font-family:Far;src:url(far.woff2)}',
  '@font-face{font-family:Near;src:local(Arial);size-adjust:107%}',
  ':where(.site) :where(p){margin:0}',
  ':root:has(.site){color:white}',
  '.shown{color:red}',
  '.elsewhere{color:blue}',
  '.drawn{background:url(art/lines.svg)}',
  '.months-1 td{padding:1px}',
  '@media (width>=768px){.shown{color:green}}',
].join('');

it('finds the rules that apply to a page, and the fonts that browsers have', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-styles-'));
  writeFileSync(path.join(folder, 'app.1.css'), sheet);
  const styles = await firstStyles(
    folder,
    'app.1.css',
    '<div class="site"><p class="shown drawn">Hi</p><div class="months-1" data-served="months"></div></div>',
  );
  rmSync(folder, { recursive: true });
  expect(styles).toContain('size-adjust:107%');
  expect(styles).not.toContain('far.woff2');
  expect(styles).toContain(':where(.site) :where(p){margin:0}');
  expect(styles).toContain(':root:has(.site){color:white}');
  expect(styles).toContain('.shown{color:red}');
  expect(styles).toMatch(/@media \(width>=768px\)\{\.shown/);
  expect(styles).toContain('.months-1 td{padding:1px}');
  expect(styles).not.toContain('elsewhere');
  expect(styles).toContain('url({base}art/lines.svg)');
});
