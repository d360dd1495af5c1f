import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { forbidden, options } from './rules.ts';
import { plantedViolations } from './planted-violations.ts';

const folders = ['libs', 'shell', 'mf-public', 'mf-admin', 'svc-booking', 'svc-calendar', 'svc-crm-email'];
/** Fewer modules mean that imports are no longer found. An empty graph must not pass. */
const leastDependencies = 1_000;

/** The violations in the source tree, rule by rule. */
export async function checkModules(root: string): Promise<string[]> {
  const { summary } = await run(root);
  const faults = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  if ((summary.totalDependenciesCruised ?? 0) < leastDependencies) {
    faults.push(
      `only ${summary.totalDependenciesCruised} imports were seen; there are at least ${leastDependencies}`,
    );
  }
  return faults;
}

/** The rules that miss their planted violation, or have none. */
export async function checkModuleRules(): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-'));
  try {
    for (const { file, imports } of plantedViolations) plant(root, file, imports);
    const { summary } = await run(root);
    const caught = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
    const missed = plantedViolations.filter(({ rule, file }) => !caught.has(`${rule} ${file}`));
    const untested = forbidden.filter(({ name }) => !plantedViolations.some(({ rule }) => rule === name));
    return [
      ...missed.map(({ rule, file }) => `${rule} does not see the violation planted in ${file}`),
      ...untested.map(({ name }) => `${name} has no planted violation`),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function run(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    ...options,
    baseDir: root,
    ruleSet: { forbidden: [...forbidden] },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

function plant(root: string, file: string, imports: string): void {
  const importer = path.join(root, file);
  write(importer, `import * as target from '${imports}';\nexport const a = target;\n`);
  if (imports.startsWith('node:') || imports.endsWith('nowhere.ts') || imports === `./${path.basename(file)}`)
    return;
  if (imports.startsWith('.'))
    write(path.resolve(path.dirname(importer), imports), 'export const target = 1;\n');
  else {
    const folder = path.join(root, 'node_modules', imports);
    write(path.join(folder, 'package.json'), JSON.stringify({ name: imports, main: 'index.js' }));
    write(path.join(folder, 'index.js'), 'module.exports = {};\n');
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
