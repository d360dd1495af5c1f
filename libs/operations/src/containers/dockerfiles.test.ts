import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mallocEnvironment, youngHeapFlag } from '@getaway/infrastructure/processes/node-memory';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

const rootDir = join(import.meta.dirname, '..', '..', '..', '..');
const parts = ['shell', 'mf-public', 'mf-admin', 'svc-booking', 'svc-calendar', 'svc-crm-email'];
const files = globSync(['*/Dockerfile', 'libs/*/Dockerfile', '.compose/*/Dockerfile'], {
  cwd: rootDir,
}).sort();
const read = (file: string): string => readFileSync(join(rootDir, file), 'utf8');

/** `--start-interval` came with Docker 25; the linter does not know it yet. */
const unknownToTheLinter = / --start-interval=\S+/g;

describe('the Dockerfiles', () => {
  it('are there for each part', () => {
    expect(files).toEqual(expect.arrayContaining(parts.map((part) => join(part, 'Dockerfile'))));
  });

  it.each(files)('%s has no fault', (file) => {
    const faults = validate(read(file).replace(unknownToTheLinter, ''), {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionEntrypointMultiple: ValidationSeverity.ERROR,
      instructionHealthcheckMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    });
    expect(faults.map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`)).toEqual(
      [],
    );
  });

  it.each(files)('%s pulls nothing but its base, runs as somebody, and carries no secret', (file) => {
    const text = read(file);
    expect(text).not.toMatch(/^# *syntax=/m);
    const bases = [...text.matchAll(/^FROM ([a-z]+:\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases).size).toBe(1);
    expect(text).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(text).toMatch(/^HEALTHCHECK /m);
    expect(text).not.toMatch(/^(ARG|ENV).*(PASSWORD|SECRET|TOKEN|PRIVATE_KEY)/m);
  });

  it.each(parts)('%s is built from the pinned base and says what it is', (part) => {
    const text = read(join(part, 'Dockerfile'));
    expect(text).toContain('FROM node:24-bookworm-slim\n');
    for (const label of ['title', 'description', 'version', 'licenses', 'revision'])
      expect(text).toContain(`org.opencontainers.image.${label}=`);
    const { version } = JSON.parse(read(join(part, 'package.json'))) as { version: string };
    expect(text).toContain(`org.opencontainers.image.version="${version}"`);
  });

  it.each(parts)('%s bounds its memory as under npm start', (part) => {
    const environment = { NODE_OPTIONS: youngHeapFlag, ...mallocEnvironment };
    const line = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    // The container's own limit bounds the rest of the heap.
    expect(read(join(part, 'Dockerfile'))).toContain(`\nENV ${line.join(' ')}\n`);
  });

  it.each(parts)('%s has no other part in its image', (part) => {
    const copied = [...read(join(part, 'Dockerfile')).matchAll(/^COPY (?:--from=\S+ )?(\S+) /gm)].map(
      ([, source]) => source?.replace(/^\/app\//, '').split('/')[0],
    );
    expect(parts.filter((other) => other !== part && copied.includes(other))).toEqual([]);
  });

  it('find every package they need where they copy packages from', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
    const ownFolders = [
      ...parts,
      ...['kernel', 'property', 'contracts', 'service-kit', 'edge'].map((name) => `libs/${name}`),
    ];
    const elsewhere = Object.entries(packages).filter(
      ([place, about]) =>
        ownFolders.some((own) => place.startsWith(`${own}/node_modules/`)) && !('dev' in about),
    );
    expect(elsewhere.map(([place]) => place)).toEqual([]);
  });
});
