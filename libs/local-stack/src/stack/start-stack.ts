import { join } from 'node:path';
import { readHouse } from '@getaway/property/file';
import { buildParts } from './build.ts';
import { compileParts } from './compile-parts.ts';
import { isDemoFolder } from './demo-mark.ts';
import { hasReplicas, publicOrigin, usesCardSandbox } from './environment.ts';
import { lockDataDir } from '@getaway/infrastructure/processes/lock';
import type { Filling, FillingMoment } from './filling.ts';
import { readLine, type Level, type LogLine } from './log-line.ts';
import { migrateDatabases } from './migrate.ts';
import { keepRunning, type Part, type PartPlan } from './part.ts';
import { planParts, type PlanInput } from './plans.ts';
import { readPorts, requireFreePorts, type Ports } from './ports.ts';
import { openRunFiles } from './run-files.ts';
import { loadSecrets } from './secrets.ts';

export interface StackOptions {
  /** Where everything that must survive a restart lies. */
  dataDir: string;
  ports?: Ports;
  /** Added to this process's environment. */
  env?: NodeJS.ProcessEnv;
  mode?: 'production' | 'development';
  /** Made-up data in a data folder of its own. */
  filling?: Filling | undefined;
  log: (line: LogLine) => void;
  /** Stops a start that is under way. */
  signal?: AbortSignal;
}

export interface Stack {
  readonly urls: {
    site: string;
    admin: string;
    mail: string;
    booking: string;
    calendar: string;
    crmEmail: string;
  };
  readonly admin: { username: string; password: string };
  stop(): Promise<void>;
  /** Kills a part, which is then started again as after any fall. */
  killPart(name: string, signal: NodeJS.Signals): void;
  stopPart(name: string): Promise<void>;
  startPart(name: string): Promise<void>;
}

const rootDir = join(import.meta.dirname, '..', '..', '..', '..');

/**
 * Starts the whole site in the order of its dependencies and resolves when every part serves. A start that
 * fails stops what it had started before it throws.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, signal = new AbortController().signal, mode = 'production' } = options;
  const env = { ...process.env, ...options.env };
  const ports = options.ports ?? readPorts(env);
  const tell = (part: string, level: Level, message: string, facts: Record<string, unknown> = {}): void =>
    options.log({ time: new Date(), part, level, message, facts, written: message });

  // Before anything runs: a wrong property file names its faults here, once.
  readHouse(env['PROPERTY_FILE']);
  const unlock = lockDataDir(dataDir, { PROPERTY_FILE: env['PROPERTY_FILE'] ?? '' });
  const runFiles = openRunFiles(join(dataDir, 'run'));
  const groups: Part[][] = [];
  const stop = async (): Promise<void> => {
    for (const group of groups.toReversed()) await Promise.all(group.map((part) => part.stop()));
    unlock();
  };
  // What is starting at that moment ends, and its waiting start with it.
  const stopEarly = (): void => void stop();
  signal.addEventListener('abort', stopEarly);

  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const startedAt = performance.now();
    const seconds = (): number => Math.round((performance.now() - startedAt) / 100) / 10;
    const reminder = setInterval(() => tell('start', 'info', `… ${name}`, { seconds: seconds() }), 5000);
    try {
      const result = await work();
      tell('start', 'info', name, { seconds: seconds() });
      return result;
    } finally {
      clearInterval(reminder);
    }
  };

  const startGroup = async (plans: readonly PartPlan[]): Promise<void> => {
    const parts = plans.map((plan) =>
      keepRunning(plan, {
        log: (level, message, facts) => tell(plan.name, level, message, facts),
        started: (child) => runFiles.note(plan.name, child),
        ended: () => runFiles.forget(plan.name),
      }),
    );
    groups.push(parts);
    const starts = await Promise.allSettled(parts.map((part) => step(part.name, () => part.start())));
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
  };

  try {
    for (const part of await runFiles.endLeftovers())
      tell('start', 'warn', 'stopped a process left over from an earlier run', { part });
    const standIns = options.filling?.standIns ?? [];
    const filling = options.filling?.open(dataDir);
    if (!filling && isDemoFolder(dataDir)) {
      throw new Error(
        `${dataDir} contains the demo. Start it with npm run demo, or set DATA_DIR to another folder.`,
      );
    }
    const secrets = loadSecrets(join(dataDir, 'secrets.json'));
    const input: PlanInput = {
      ports,
      secrets,
      env,
      mode,
      isDemo: filling !== undefined,
      rootDir,
      dataDir,
      onLine: (part, line) => {
        if (line.trim() !== '') options.log(readLine(part, line, new Date()));
      },
    };
    const plans = planParts(input, standIns);
    const fill = async (moment: FillingMoment): Promise<void> => {
      const due = filling?.steps?.[moment];
      if (due) await step(due.name, () => due.run(input, signal));
    };
    await requireFreePorts(ports, [
      ...(env['NATS_URL'] ? (['nats'] as const) : []),
      ...(usesCardSandbox(env) ? [] : (['sandbox'] as const)),
      ...(standIns.some(({ port }) => port === 'platforms') ? [] : (['platforms'] as const)),
      ...(hasReplicas(env)
        ? []
        : ([
            'booking2',
            'calendar2',
            'crmEmail2',
            'bookingInternal2',
            'calendarInternal2',
            'crmEmailInternal2',
          ] as const)),
    ]);
    const onLine = (line: string): void => input.onLine('build', line);
    const build = await step('build', () => buildParts(rootDir, { onLine, signal }));
    if (build === 'built') await step('compile', () => compileParts(rootDir));
    await startGroup(plans.infrastructure);
    await step('databases', () => migrateDatabases(input, signal));
    await fill('afterDatabases');
    await startGroup(plans.tools);
    await startGroup(plans.firstService);
    await fill('afterFirstService');
    await startGroup(plans.others);
    await startGroup(plans.edge);
    await fill('afterEdge');
    filling?.noteFilled();
    signal.removeEventListener('abort', stopEarly);

    const find = (name: string): Part => {
      const part = groups.flat().find((each) => each.name === name);
      if (part === undefined) throw new Error(`no part is named "${name}"`);
      return part;
    };
    return {
      urls: {
        site: publicOrigin(input),
        admin: `http://localhost:${ports.mfAdmin}`,
        mail: `http://localhost:${ports.mail}`,
        booking: `http://127.0.0.1:${ports.booking}`,
        calendar: `http://127.0.0.1:${ports.calendar}`,
        crmEmail: `http://127.0.0.1:${ports.crmEmail}`,
      },
      admin: {
        username: env['ADMIN_USERNAME'] || 'admin',
        password: env['ADMIN_PASSWORD'] || secrets.adminPassword,
      },
      stop,
      killPart: (name, killSignal) => find(name).kill(killSignal),
      stopPart: (name) => find(name).stop(),
      startPart: (name) => find(name).start(),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
