import { join, relative, resolve } from 'node:path';
import { renderBanner } from './stack/banner.ts';
import { renderLine } from './stack/log-line.ts';
import { loadSecrets, saveSecrets } from './stack/secrets.ts';
import { startStack, type Stack } from './stack/start-stack.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..');
const dataDir = resolve(rootDir, process.env.DATA_DIR || '.data');
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
  const stack = await startStack({
    dataDir,
    mode: process.argv.includes('--dev') ? 'development' : 'production',
    log: (line) => process.stdout.write(`${renderLine(line, isColoured)}\n`),
    signal: stopping.signal,
  });
  showBanner(stack);
  process.stdout.write(`Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n\n`);
  await stopRequested;
  process.stdout.write('Stopping …\n');
  await stack.stop();
  process.stdout.write('Everything is stopped.\n');
}

/** The password is printed on the first start alone; later ones say where it is kept. */
function showBanner({ urls, admin }: Stack): void {
  const file = join(dataDir, 'secrets.json');
  const secrets = loadSecrets(file);
  const wasChosen = Boolean(process.env.ADMIN_PASSWORD);
  process.stdout.write(
    renderBanner({
      site: urls.site,
      mail: urls.mail,
      username: admin.username,
      password: wasChosen || secrets.adminPasswordShown ? undefined : admin.password,
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
