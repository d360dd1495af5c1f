import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { readComposeFile } from './compose-file.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..', '..');
const hasDocker = spawnSync('docker', ['compose', 'version']).status === 0;
/** Every variable without which compose refuses one of its files. */
const secrets = Object.fromEntries(
  ['docker-compose.yml', 'docs/deploying/three-nodes.yml']
    .map((file) => readFileSync(join(rootDir, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\$\{(\w+):\?/g)])
    .map(([, name = '']) => [name, `made-up-${name.toLowerCase()}`]),
);

const renderedSchema = v.object({
  services: v.record(
    v.string(),
    v.looseObject({
      read_only: v.boolean(),
      ports: v.optional(v.array(v.object({ target: v.number(), published: v.string() })), []),
      deploy: v.looseObject({ replicas: v.optional(v.number()) }),
      environment: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
    }),
  ),
});

/** The file as compose understands it, without this machine's own `.env`. */
function render(environment: NodeJS.ProcessEnv, ...files: string[]) {
  const chosen = files.flatMap((file) => ['--file', file]);
  return spawnSync(
    'docker',
    ['compose', '--env-file', '/dev/null', ...chosen, '--profile', '*', 'config', '--format', 'json'],
    {
      cwd: rootDir,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DOCKER_CONFIG: process.env['DOCKER_CONFIG'],
        ...environment,
      },
    },
  );
}

function rendered(environment: NodeJS.ProcessEnv, ...files: string[]) {
  const { stdout, stderr, status } = render({ ...secrets, ...environment }, ...files);
  expect(status, stderr).toBe(0);
  return v.parse(renderedSchema, JSON.parse(stdout)).services;
}

describe.skipIf(!hasDocker)('the site as compose renders it', () => {
  it('has every service, none of which writes to its root filesystem', () => {
    const services = rendered({}, 'docker-compose.yml');
    expect(Object.keys(services).sort()).toEqual(Object.keys(readComposeFile().services).sort());
    expect(Object.values(services).every((service) => service.read_only)).toBe(true);
  });

  it('follows REPLICAS and the ports', () => {
    const services = rendered({ REPLICAS: '2', PORT: '9000' }, 'docker-compose.yml');
    expect(services['svc-booking']?.deploy.replicas).toBe(2);
    expect(services['mf-public']?.deploy.replicas).toBe(2);
    expect(services['shell']?.ports).toMatchObject([{ target: 8080, published: '9000' }]);
    expect(services['shell']?.environment['PUBLIC_ORIGIN']).toBe('http://localhost:9000');
  });

  it('gives services three brokers and keeps every event on each', () => {
    const services = rendered({}, 'docker-compose.yml', 'docs/deploying/three-nodes.yml');
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['nats', 'nats-2', 'nats-3']));
    const { NATS_URL, STREAM_REPLICAS } = services['svc-booking']?.environment ?? {};
    expect(NATS_URL).toMatch(/@nats:4222,nats-2:4222,nats-3:4222$/);
    expect(STREAM_REPLICAS).toBe('3');
  });

  it('is not rendered while a secret is missing, and says what makes it', () => {
    const { status, stderr } = render({ ...secrets, INTERNAL_TOKEN: '' }, 'docker-compose.yml');
    expect(status).not.toBe(0);
    expect(stderr).toContain('INTERNAL_TOKEN');
    expect(stderr).toContain('run npm run containers secrets');
  });
});
