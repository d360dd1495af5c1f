import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a page may mention: the project's files and folders, and the scripts of its packages. */
export interface Project {
  /** Relative to the root; folders end with a slash. */
  readonly entries: readonly string[];
  /** The scripts and Nx targets of a package, by its folder and by its Nx name. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Package {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly nx?: { readonly name?: string; readonly targets?: object };
}

/** Folders that builds and runs create. A page may mention their files, which need not exist. */
const made =
  /(?:^|\/)(?:node_modules|dist|generated|\.data(?:-[\w-]+)?|\.cache|\.git|\.nx|test-results)(?:\/|$)/;
const fileEnding = /\.(?:tsx?|mjs|js|json|md|ya?ml|css|html|mjml|sql|prisma|py|toml|conf|jpg|webp|sh)$/;

/** Reads the files and packages of the project. */
export function readProject(root: string): Project {
  const entries = entriesBelow(root, '');
  const scripts = new Map<string, Set<string>>();
  for (const file of entries.filter((entry) => path.basename(entry) === 'package.json')) {
    const read = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Package;
    const names = new Set([...Object.keys(read.scripts ?? {}), ...Object.keys(read.nx?.targets ?? {})]);
    scripts.set(path.dirname(file), names);
    if (read.nx?.name !== undefined) scripts.set(read.nx.name, names);
  }
  return { entries, scripts };
}

function entriesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (made.test(name)) return [];
    return entry.isDirectory() ? [`${name}/`, ...entriesBelow(root, name)] : [name];
  });
}

/** The faults of a page: files and folders in backticks, and npm and Nx commands, that do not exist. */
export function checkMentions(project: Project, page: string, text: string): string[] {
  return [
    ...namedFiles(text)
      .filter((name) => !isThere(project, page, name))
      .map((name) => `${page}: no file or folder is named ${name}`),
    ...missingCommands(project, path.dirname(page), text).map(
      (command) => `${page}: ${command} does not exist`,
    ),
  ];
}

function namedFiles(text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^\.{0,2}[\w@][\w@./*{},-]*$/.test(name) && !name.startsWith('@'))
    .filter((name) => (fileEnding.test(name) && !/^\.d\.ts$/.test(name)) || name.endsWith('/'))
    .filter((name) => !made.test(name));
}

/** Pages name files by the end of their path; those that start with `./` or `../`, from the page's folder. */
function isThere({ entries }: Project, page: string, name: string): boolean {
  const target = /^\.\.?\//.test(name) ? path.posix.join(path.posix.dirname(page), name) : name;
  const pattern = new RegExp(`(?:^|/)${patternOf(target)}$`);
  return entries.some((entry) => pattern.test(entry));
}

/** `*` and `{a,b}` as in file patterns; everything else literally. */
function patternOf(name: string): string {
  return name
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
}

function missingCommands({ scripts }: Project, own: string, text: string): string[] {
  const inPackage = (folder: string, name: string): boolean => scripts.get(folder)?.has(name) === true;
  const npm = [...text.matchAll(/\bnpm (?:run )?((?<=run )[\w:-]+|start|test)(?: -w ([\w/-]+))?/g)]
    .filter(([, name = '', workspace]) =>
      workspace === undefined ? !inPackage('.', name) && !inPackage(own, name) : !inPackage(workspace, name),
    )
    .map(([command]) => command);
  const nx = [...text.matchAll(/\bnpx nx (?!run-many)([\w-]+)(?: ([\w-]+))?/g)]
    .filter(([, target = '', name = '.']) => !inPackage(name, target) && !inPackage('.', target))
    .map(([command]) => command);
  return [...npm, ...nx];
}
