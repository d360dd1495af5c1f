import { join, relative, resolve } from 'node:path';
import { renderBanner } from './stack/banner.ts';
import type { Filling } from './stack/filling.ts';
import { renderLine } from './stack/log-line.ts';
import { readPorts } from './stack/ports.ts';
import { loadSecrets, saveSecrets } from './stack/secrets.ts';
import { startStack, type Stack } from './stack/start-stack.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..');
const isColoured = process.stdout.isTTY && process.env.NO_COLOR === undefined;

/** What a person asked to be started. */
export interface SiteChoice {
  /** From the top of the project. */
  readonly dataDir: string;
  /** Moves the usual ports, for a site beside the usual one. */
  readonly portOffset?: number;
  /** Made-up data: then each start shows the password. */
  readonly filling?: Filling;
  /** What a person has to know first. */
  readonly notice?: string;
}

/** Runs a site until a stop signal, then ends the process. An error of `choose` is reported as a failed start. */
export async function runSite(choose: () => SiteChoice): Promise<never> {
  // As the host names it from their own folder; npm runs this in the project's.
  const { PROPERTY_FILE: propertyFile, INIT_CWD: calledIn } = process.env;
  if (propertyFile) process.env.PROPERTY_FILE = resolve(calledIn ?? process.cwd(), propertyFile);
  const stopping = new AbortController();

  const stopRequested = new Promise<void>((done) => {
    stopping.signal.addEventListener('abort', () => done());
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  // The launcher is gone, however it went: nobody could stop us any more.
  process.on('disconnect', () => stopping.abort());

  try {
    await run(choose(), stopping.signal, stopRequested);
    process.exit(0);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(130);
    process.stderr.write(
      `\nThe site couldn’t start.\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}

async function run(choice: SiteChoice, signal: AbortSignal, stopRequested: Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const dataDir = resolve(rootDir, choice.dataDir);
  const stack = await startStack({
    dataDir,
    ports: readPorts(process.env, choice.portOffset),
    filling: choice.filling,
    mode: process.argv.includes('--dev') ? 'development' : 'production',
    log: (line) => process.stdout.write(`${renderLine(line, isColoured)}\n`),
    signal,
  });
  showBanner(stack, dataDir, choice);
  process.stdout.write(`Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n\n`);
  await stopRequested;
  process.stdout.write('Stopping…\n');
  await stack.stop();
  process.stdout.write('Stopped.\n');
}

/** The password is printed on the first start alone; later ones say where it is kept. */
function showBanner({ urls, admin }: Stack, dataDir: string, { filling, notice }: SiteChoice): void {
  const file = join(dataDir, 'secrets.json');
  const secrets = loadSecrets(file);
  const wasChosen = Boolean(process.env.ADMIN_PASSWORD);
  const isShown = filling === undefined && (wasChosen || secrets.adminPasswordShown);
  process.stdout.write(
    renderBanner({
      notice,
      site: urls.site,
      mail: urls.mail,
      username: admin.username,
      password: isShown ? undefined : admin.password,
      passwordPlace: wasChosen
        ? 'the one in ADMIN_PASSWORD'
        : `saved in ${relative(process.cwd(), file)} (adminPassword)`,
    }),
  );
  if (!wasChosen && !secrets.adminPasswordShown) saveSecrets(file, { ...secrets, adminPasswordShown: true });
}
