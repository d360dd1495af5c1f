import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const rootDir = join(import.meta.dirname, '..', '..', '..', '..');

const variables = v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))), {});

const mountSchema = v.looseObject({ source: v.string(), target: v.string(), read_only: v.boolean() });

const serviceSchema = v.object({
  image: v.string(),
  build: v.optional(v.object({ context: v.string(), dockerfile: v.optional(v.string()) })),
  user: v.optional(v.string()),
  environment: variables,
  restart: v.optional(v.string()),
  read_only: v.optional(v.boolean(), false),
  privileged: v.optional(v.boolean(), false),
  cap_drop: v.optional(v.array(v.string()), []),
  cap_add: v.optional(v.array(v.string()), []),
  security_opt: v.optional(v.array(v.string()), []),
  ports: v.optional(v.array(v.string()), []),
  networks: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.union([v.string(), mountSchema])), []),
  profiles: v.optional(v.array(v.string()), []),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() })), {}),
  logging: v.optional(v.object({ options: v.record(v.string(), v.string()) })),
  deploy: v.optional(
    v.object({
      replicas: v.optional(v.string()),
      resources: v.object({
        limits: v.object({ cpus: v.string(), memory: v.string(), pids: v.number() }),
      }),
    }),
  ),
});

const composeSchema = v.object({
  services: v.record(v.string(), v.partial(serviceSchema)),
  networks: v.record(v.string(), v.nullable(v.looseObject({ internal: v.optional(v.boolean(), false) }))),
});

const wholeComposeSchema = v.object({
  ...composeSchema.entries,
  services: v.record(v.string(), serviceSchema),
});

export type ComposeService = v.InferOutput<typeof serviceSchema>;
export type ComposeFile = v.InferOutput<typeof wholeComposeSchema>;

/** The compose file at the top, its anchors followed and its variables as they are written. */
export function readComposeFile(): ComposeFile {
  return v.parse(wholeComposeSchema, parseYaml('docker-compose.yml'));
}

/** A file that is laid over it: services are there in parts. */
export function readOverride(path: string): v.InferOutput<typeof composeSchema> {
  return v.parse(composeSchema, parseYaml(path));
}

function parseYaml(path: string): unknown {
  return parse(readFileSync(join(rootDir, path), 'utf8'), { merge: true });
}
