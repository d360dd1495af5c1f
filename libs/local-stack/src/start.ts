import { join, relative, resolve } from 'node:path';
import { readDemoWish, type DemoWish } from '@getaway/demo/wish';
import { renderBanner } from './stack/banner.ts';
import { renderLine } from './stack/log-line.ts';
import { readPorts } from './stack/ports.ts';
import { loadSecrets, saveSecrets } from './stack/secrets.ts';
import { startStack, type Stack } from './stack/start-stack.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..');
// As the host names it from their own folder; npm runs this in the project's.
const { PROPERTY_FILE: propertyFile, INIT_CWD: calledIn } = process.env;
if (propertyFile) process.env.PROPERTY_FILE = resolve(calledIn ?? process.cwd(), propertyFile);

const isColoured = process.stdout.isTTY && process.env.NO_COLOR === undefined;
const stopping = new AbortController();

const stopRequested = new Promise<void>((done) => {
  stopping.signal.addEventListener('abort', () => done());
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
// The launcher is gone, however it went: nobody could stop us any more.
process.on('disconnect', () => stopping.abort());

async function run(): Promise<void> {
  const startedAt = performance.now();
  const demo = readDemoWish(process.argv, process.env);
  const dataDir = resolve(rootDir, demo?.dataDir ?? (process.env.DATA_DIR || '.data'));
  const stack = await startStack({
    dataDir,
    ports: readPorts(process.env, demo?.portOffset),
    demo,
    mode: process.argv.includes('--dev') ? 'development' : 'production',
    log: (line) => process.stdout.write(`${renderLine(line, isColoured)}\n`),
    signal: stopping.signal,
  });
  showBanner(stack, dataDir, demo);
  process.stdout.write(`Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n\n`);
  await stopRequested;
  process.stdout.write('Stopping …\n');
  await stack.stop();
  process.stdout.write('Everything is stopped.\n');
}

/** The password is printed on the first start alone; later ones say where it is kept. */
function showBanner({ urls, admin }: Stack, dataDir: string, demo: DemoWish | undefined): void {
  const file = join(dataDir, 'secrets.json');
  const secrets = loadSecrets(file);
  const wasChosen = Boolean(process.env.ADMIN_PASSWORD);
  const isShown = demo === undefined && (wasChosen || secrets.adminPasswordShown);
  process.stdout.write(
    renderBanner({
      notice: demo && 'DEMO: every guest, booking and mail here is made up. Real ones: npm start',
      site: urls.site,
      mail: urls.mail,
      username: admin.username,
      password: isShown ? undefined : admin.password,
      passwordPlace: wasChosen
        ? 'as in ADMIN_PASSWORD'
        : `kept in ${relative(process.cwd(), file)} (adminPassword)`,
    }),
  );
  if (!wasChosen && !secrets.adminPasswordShown) saveSecrets(file, { ...secrets, adminPasswordShown: true });
}

try {
  await run();
  process.exit(0);
} catch (error) {
  if (stopping.signal.aborted) process.exit(130);
  process.stderr.write(
    `\nThe site could not be started.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
