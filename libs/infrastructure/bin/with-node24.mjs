// Plain JavaScript without dependencies: this runs on a fresh clone, on any installed Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const oldestNode = 20;
const neededNode = 24;
/** What only waits shall not collect its garbage every 100 seconds. Services have this flag as well. */
const rareCollectionFlag = '--gc-memory-reducer-start-delay-ms=1800000';
export const rootDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Installs the packages when they are missing or outdated, then runs a script with Node 24. */
export async function runWithNode24(script, args) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode) {
    fail(
      `Node ${oldestNode} or newer is required to get started; this is ${process.version}. See https://nodejs.org/`,
    );
  }
  await installPackages();
  if (major >= neededNode) return runHere(join(rootDir, script), args);
  const node = bundledNode();
  const child = spawn(node, [rareCollectionFlag, join(rootDir, script), ...args], {
    cwd: rootDir,
    // The channel tells the child when this process ends in any way.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: pathWith(node) },
  });
  // A terminal sends Ctrl-C to the child as well, which ignores a second one; the child decides when
  // everything has stopped.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`cannot run ${node}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}

/** In this process, as if it had been started with the script: a second one would only wait for it. */
async function runHere(script, args) {
  process.chdir(rootDir);
  process.argv = [process.execPath, script, ...args];
  process.env.PATH = pathWith(process.execPath);
  // Not a static import: older versions of Node, which only start this one, do not have it.
  const { enableCompileCache } = await import('node:module');
  setFlagsFromString(rareCollectionFlag);
  enableCompileCache(join(rootDir, '.cache', 'compiled'));
  await import(pathToFileURL(script).href);
}

function pathWith(node) {
  return `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
}

async function installPackages() {
  const lockFile = join(rootDir, 'package-lock.json');
  const stampFile = join(rootDir, 'node_modules', '.install-stamp');
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const isStamped = existsSync(stampFile);
  if (isStamped && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!isStamped && wasInstalledByHand(lockFile)) {
    writeFileSync(stampFile, wanted);
    return;
  }
  process.stdout.write('Installing packages. This happens once and takes about a minute.\n');
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const reminder = setInterval(() => process.stdout.write(`  … still installing (${seconds()} s)\n`), 10_000);
  // Not `npm ci`, which refuses a lockfile without other platforms' optional packages. Versions are pinned
  // anyway, and the lockfile is not written.
  const code = await runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(reminder);
  if (code !== 0) fail('The packages couldn’t be installed. See npm’s output above.');
  writeFileSync(stampFile, wanted);
  process.stdout.write(`Packages installed in ${seconds()} s.\n`);
}

/** npm records what it installed; a record that is newer than the lockfile means that npm has run since. */
function wasInstalledByHand(lockFile) {
  const note = join(rootDir, 'node_modules', '.package-lock.json');
  return existsSync(note) && statSync(note).mtimeMs >= statSync(lockFile).mtimeMs;
}

function runNpm(args) {
  const npmScript = process.env.npm_execpath;
  const [command, allArgs] =
    npmScript !== undefined && /\.c?js$/.test(npmScript)
      ? [process.execPath, [npmScript, ...args]]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
  return new Promise((resolve) => {
    const npm = spawn(command, allArgs, { cwd: rootDir, stdio: 'inherit', shell: command.endsWith('.cmd') });
    npm.on('error', (error) => fail(`cannot run npm: ${error.message}`));
    npm.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The Node that npm installed with the packages. */
function bundledNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(rootDir, 'node_modules', `node-${system}-${process.arch}`, 'bin', name);
  if (existsSync(node) && spawnSync(node, ['--version']).status === 0) return node;
  return fail(
    `Node ${neededNode} is required; this is ${process.version}, and npm has no Node package for this machine. See https://nodejs.org/`,
  );
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
