import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dockerWith, variable } from '../docker.ts';
import { openVisitor, type Visitor } from '../visitor.ts';

const rootDir = join(import.meta.dirname, '../../../../..');
const folders = ['libs/property', 'docs/examples/vermont-cabin', 'docs/examples/lisbon-loft'];
const pages = ['/', '/childcare', '/privacy-policy', '/terms-of-service', '/nowhere', '/site.webmanifest'];
const parts = ['shell', 'mf-public', 'mf-admin', 'svc-booking', 'svc-calendar', 'svc-crm-email'];

/** A house that runs as a compose project of its own. */
interface Site {
  readonly name: string;
  /** All that tells its containers from those of another house. */
  readonly env: Readonly<Record<string, string>>;
  readonly address: string;
  readonly mailbox: string;
}

/**
 * Three houses run side by side from the same images, by their environment alone: each shows itself and no other, sells a stay,
 * and changes its own name without the others noticing.
 */
export async function houses(tell: (message: string) => void): Promise<string[]> {
  const sites = folders.map(siteOf);
  try {
    for (const site of sites) {
      await composeOf(site, 'up', '-d', '--wait', '--no-build', '--pull', 'never');
      tell(`${site.name} runs at ${site.address}`);
    }
    const faults = await imageFaults(sites);
    for (const site of sites) faults.push(...(await wordFaults(site, sites)));
    for (const site of sites) faults.push(...(await smokeFaults(site)));
    tell('each sold a stay by card');
    for (const site of sites) faults.push(...(await emailFaults(site, sites)));
    return [...faults, ...(await renameFaults(sites, tell))];
  } finally {
    for (const site of sites) await composeOf(site, 'down', '--volumes', '--timeout', '10');
  }
}

function siteOf(folder: string, index: number): Site {
  const file = readFileSync(join(rootDir, folder, 'property.json'), 'utf8');
  const { name } = JSON.parse(file) as { name: string };
  const [port, office, mail] = [18_080, 18_180, 18_280].map((first) => String(first + index));
  const address = `http://localhost:${port}`;
  return {
    name,
    address,
    mailbox: `http://localhost:${mail}`,
    env: {
      COMPOSE_PROJECT_NAME: `getaway-house-${index + 1}`,
      PROPERTY_FOLDER: `./${folder}`,
      PORT: port ?? '',
      MF_ADMIN_PORT: office ?? '',
      MAIL_PORT: mail ?? '',
      PUBLIC_ORIGIN: address,
      ADMIN_ORIGIN: `http://localhost:${office}`,
      TLS_SUBNET: `10.213.${81 + index}.0/28`,
    },
  };
}

function composeOf({ env }: Site, ...args: readonly string[]): Promise<string> {
  return dockerWith({ env }, 'compose', ...args);
}

async function imageFaults(sites: readonly Site[]): Promise<string[]> {
  const used = await Promise.all(
    sites.map(async (site) => {
      const ids = (await composeOf(site, 'ps', '--quiet', ...parts)).split('\n');
      const images = await dockerWith({}, 'inspect', '--format', '{{.Config.Image}} {{.Image}}', ...ids);
      return images.split('\n').sort().join('\n');
    }),
  );
  return new Set(used).size === 1 ? [] : ['the houses do not run the same images'];
}

/** The names of other houses on the pages of one, and pages without its own. */
async function wordFaults(site: Site, sites: readonly Site[]): Promise<string[]> {
  const visitor = openVisitor(site.address);
  const texts = await Promise.all(
    pages.map(async (page) => ({ page, text: JSON.stringify((await visitor.get(page)).body) })),
  );
  return texts.flatMap(({ page, text }) => nameFaults(site, sites, page, text));
}

async function emailFaults(site: Site, sites: readonly Site[]): Promise<string[]> {
  const { body } = await openVisitor(site.mailbox).get<unknown[]>('/api/messages');
  if (body.length === 0) return [`${site.name} sent no email`];
  return body.flatMap((email, index) => nameFaults(site, sites, `email ${index + 1}`, JSON.stringify(email)));
}

function nameFaults(site: Site, sites: readonly Site[], what: string, text: string): string[] {
  const others = sites.filter(({ name }) => name !== site.name && text.includes(name));
  return [
    ...(text.includes(site.name) ? [] : [`${site.name}: ${what} does not have its name`]),
    ...others.map(({ name }) => `${site.name}: ${what} names ${name}`),
  ];
}

async function smokeFaults(site: Site): Promise<string[]> {
  const smoke = spawn(process.execPath, ['libs/operations/src/containers/smoke.ts'], {
    cwd: rootDir,
    stdio: 'inherit',
    env: { ...process.env, ...site.env },
  });
  const [code] = (await once(smoke, 'exit')) as [number | null];
  return code === 0 ? [] : [`${site.name}: smoke ended with ${code}`];
}

/** Staff of the first house publish another name; the pages of the others stay as they are. */
async function renameFaults(sites: readonly Site[], tell: (message: string) => void): Promise<string[]> {
  const [first, ...others] = sites;
  if (!first) return [];
  const staff = openVisitor(first.address, first.address);
  const username = variable('ADMIN_USERNAME') || 'admin';
  const password = variable('ADMIN_PASSWORD') ?? '';
  await staff.post('/api/admin/login', { username, password });
  await publishName(staff, 'Three Gables');
  const startedAt = performance.now();
  const isShown = async (site: Site): Promise<boolean> =>
    JSON.stringify((await openVisitor(site.address).get('/')).body).includes('Three Gables');
  while (!(await isShown(first))) {
    if (performance.now() - startedAt > 20_000) return [`${first.name} does not show its new name`];
    await sleep(50);
  }
  tell(`a new name was shown after ${Math.round(performance.now() - startedAt)} ms`);
  const shown = await Promise.all(others.map(isShown));
  return shown.some(Boolean) ? [`the new name of ${first.name} is shown by another house`] : [];
}

async function publishName(staff: Visitor, name: string): Promise<void> {
  interface Edited {
    readonly revision: number;
    readonly published: { readonly revision: number; readonly content: Record<string, unknown> };
  }
  const { revision, published } = (await staff.get<Edited>('/api/admin/house')).body;
  const content = { ...published.content, name };
  const saved = await staff.put<{ revision: number }>('/api/admin/house/draft', { content, revision });
  const done = await staff.post('/api/admin/house/publish', {
    revision: saved.body.revision,
    replaces: published.revision,
  });
  if (done.status !== 200) throw new Error(`publishing was answered with ${done.status}`);
}
