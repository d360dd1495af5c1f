import { join } from 'node:path';
import { startChild, type Child } from '@getaway/infrastructure/processes/child';
import { findNatsServer } from '@getaway/infrastructure/nats/find-server';
import { startNats } from '@getaway/infrastructure/nats/server';
import { nodeMemoryEnvironment, nodeMemoryFlags } from '@getaway/infrastructure/processes/node-memory';
import { startPostgres } from '@getaway/infrastructure/postgres/cluster';
import type { PartPlan } from './part.ts';
import type { PortName } from './ports.ts';
import {
  hasReplicas,
  serviceEnvironment,
  servicePorts,
  toolEnvironment,
  usesCardSandbox,
  webServerEnvironment,
  type EnvironmentInput,
  type ServiceName,
} from './environment.ts';

export interface PlanInput extends EnvironmentInput {
  rootDir: string;
  dataDir: string;
  /** What a part writes, line by line. */
  onLine: (part: string, line: string) => void;
}

/** A program that runs beside the site's own tools, with a folder of its name for its data. */
export interface StandIn {
  readonly name: string;
  readonly port: PortName;
  /** From the top of the project. */
  readonly script: string;
}

/** Parts that start together; each group needs the ones before it. */
export interface Plans {
  infrastructure: PartPlan[];
  tools: PartPlan[];
  firstService: PartPlan[];
  /** Services and remotes that ask the first service. */
  others: PartPlan[];
  edge: PartPlan[];
}

/** What the stack runs, in starting order, including substitutes for outside services. */
export function planParts(input: PlanInput, standIns: readonly StandIn[]): Plans {
  const { ports, env } = input;
  return {
    infrastructure: [postgresPlan(input), ...(env['NATS_URL'] ? [] : [natsPlan(input)])],
    tools: [
      toolPlan('mail', mailCatcher, ports.mail, { SMTP_PORT: String(ports.smtp) }, input),
      ...(usesCardSandbox(env) ? [cardsPlan(input)] : []),
      ...standIns.map(({ name, port, script }) =>
        toolPlan(name, { script, folder: name }, ports[port], {}, input),
      ),
    ],
    firstService: [servicePlan('booking', input)],
    others: [
      servicePlan('calendar', input),
      servicePlan('crm-email', input),
      ...(hasReplicas(env) ? secondServices.map((service) => servicePlan(service, input, 1)) : []),
      webPlan('mf-public', ports.mfPublic, input),
      webPlan('mf-admin', ports.mfAdmin, input),
      ...(input.mode === 'development'
        ? ['mf-public', 'mf-admin', 'shell'].map((name) => watchPlan(name, input))
        : []),
    ],
    edge: [webPlan('shell', ports.edge, input)],
  };
}

const usualPostgresLine =
  /^(LOG|STATEMENT|DETAIL|HINT):|the database system is (starting up|not yet accepting connections|shutting down)/;

function postgresPlan({ dataDir, ports, secrets, onLine }: PlanInput): PartPlan {
  return {
    name: 'postgres',
    start: () =>
      startPostgres({
        dataDir: join(dataDir, 'postgres'),
        port: ports.postgres,
        password: secrets.postgresPassword,
        durable: true,
        // The stack logs its start and end; only warnings and errors remain.
        onLine: (line) => {
          if (!usualPostgresLine.test(line)) onLine('postgres', line);
        },
      }),
    missingDependency: () => Promise.resolve(undefined),
  };
}

function natsPlan({ rootDir, dataDir, ports, onLine }: PlanInput): PartPlan {
  return {
    name: 'nats',
    start: async () => {
      const cacheDir = join(rootDir, '.cache');
      const binary = await findNatsServer({ cacheDir, onProgress: (message) => onLine('nats', message) });
      return startNats({
        binary,
        dataDir: join(dataDir, 'nats'),
        port: ports.nats,
        durable: true,
        onLine: (line) => {
          if (!line.includes('[INF]')) onLine('nats', line);
        },
      });
    },
    missingDependency: () => Promise.resolve(undefined),
  };
}

function cardsPlan(input: PlanInput): PartPlan {
  const { ports, secrets } = input;
  return toolPlan(
    'cards',
    cardSandbox,
    ports.sandbox,
    {
      WEBHOOK_URL: `http://127.0.0.1:${ports.booking}/api/stripe/webhook`,
      STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    },
    input,
  );
}

/** A program that serves no guest, and the folder of its data. */
interface Tool {
  readonly script: string;
  readonly folder: string;
}

const mailCatcher: Tool = { script: 'libs/local-stack/src/mail-catcher/main.ts', folder: 'mail-catcher' };
const cardSandbox: Tool = { script: 'libs/card-sandbox/src/main.ts', folder: 'card-sandbox' };

function toolPlan(
  name: string,
  { script, folder }: Tool,
  port: number,
  extra: NodeJS.ProcessEnv,
  input: PlanInput,
): PartPlan {
  return nodePlan(name, port, input, {
    cwd: input.rootDir,
    script,
    flags: ['--disable-warning=ExperimentalWarning'],
    graceMs: 2000,
    env: { ...toolEnvironment(port, input), ...extra, DATA_DIR: join(input.dataDir, folder) },
  });
}

const secondServices: readonly ServiceName[] = ['booking', 'calendar', 'crm-email'];

function servicePlan(service: ServiceName, input: PlanInput, replica: 0 | 1 = 0): PartPlan {
  const port = input.ports[servicePorts[service][replica]];
  return nodePlan(replica === 0 ? service : `${service}-2`, port, input, {
    cwd: join(input.rootDir, `svc-${service}`),
    script: join('src', 'main.ts'),
    flags: input.mode === 'development' ? ['--watch', '--watch-preserve-output'] : [],
    graceMs: hasReplicas(input.env) ? 9000 : 3500,
    env: serviceEnvironment(service, input, replica),
  });
}

function webPlan(name: string, port: number, input: PlanInput): PartPlan {
  return nodePlan(name, port, input, {
    cwd: join(input.rootDir, name),
    script: join('server', 'main.ts'),
    flags: [],
    graceMs: 1500,
    env: { KEPT_HOUSE: join(input.dataDir, 'house', `${name}.json`), ...webServerEnvironment(port, input) },
  });
}

/** Development: builds a front again whenever a file of it changes. */
function watchPlan(name: string, input: PlanInput): PartPlan {
  return {
    name: `${name}-build`,
    start: () =>
      Promise.resolve(
        startChild({
          command: process.execPath,
          args: [
            join(input.rootDir, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js'),
            'build',
            '--watch',
          ],
          cwd: join(input.rootDir, name),
          env: { ...input.env, NODE_ENV: 'development' },
          graceMs: 1000,
          onLine: (line) => input.onLine(`${name}-build`, line),
        }),
      ),
    missingDependency: () => Promise.resolve(undefined),
  };
}

interface NodeProgram {
  cwd: string;
  script: string;
  flags: readonly string[];
  graceMs: number;
  env: NodeJS.ProcessEnv;
}

function nodePlan(
  name: string,
  port: number,
  { rootDir, onLine }: PlanInput,
  program: NodeProgram,
): PartPlan {
  const start = (): Child =>
    startChild({
      command: process.execPath,
      args: [...nodeMemoryFlags, ...program.flags, program.script],
      cwd: program.cwd,
      env: { ...nodeMemoryEnvironment(rootDir), ...program.env },
      graceMs: program.graceMs,
      onLine: (line) => onLine(name, line),
    });
  return { name, start: () => Promise.resolve(start()), missingDependency: () => askReadiness(port) };
}

async function askReadiness(port: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) });
    const body = await response.text();
    return response.ok ? undefined : `/readyz returned ${response.status} ${body.slice(0, 200)}`;
  } catch {
    // Not listening yet, as every part at first.
    return '/readyz isn’t responding';
  }
}
