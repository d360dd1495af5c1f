import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { redactedCalendarPath } from '@getaway/contracts/http/calendar-links';
import { publishHouseDraft, readHouseDraft, saveHouseDraft } from '@getaway/contracts/http/house-editing';
import type { Answer } from '@getaway/contracts/http/call';
import { serviceDatabaseUrl } from '@getaway/local-stack/stack/environment';
import { findFreePorts } from '@getaway/local-stack/stack/ports';
import { loadSecrets } from '@getaway/local-stack/stack/secrets';
import { tellProof } from '@getaway/testing/proof';
import { textTable } from '@getaway/testing/trials/text-table';
import pg from 'pg';
import { npmStart } from '../stack/npm-start.ts';
import { callAsStaff, signIn } from './staff-calls.ts';

// From the press of Publish to every part showing it, on a whole site; then many publications in a row, of which none may
// be lost. The control is a part that nobody tells: a page that a visitor has open.

const timed = 40;
const inARow = Number(process.argv[2] ?? 1_000);
const longestMs = 2_000;
const askEveryMs = 20;
const longestWaitMs = 30_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'publications-'));
const ports = await findFreePorts();
const site = await npmStart(dataDir, ports);
const origin = `http://localhost:${ports.edge}`;
const secrets = loadSecrets(path.join(dataDir, 'secrets.json'));

/** Where each part says the name of the house. */
const places = {
  'landing page': `${origin}/`,
  'legal page': `${origin}/privacy-policy`,
  'page without a fragment': `${origin}/admin-login`,
  'manifest of the shell': `${origin}/site.webmanifest`,
  'mf-admin': `http://localhost:${ports.mfAdmin}/admin-login`,
  'svc-calendar': `${origin}${redactedCalendarPath}`,
};

try {
  const cookie = await signIn(origin, secrets.adminPassword);
  const call = callAsStaff(origin, cookie);
  const published = (): Promise<Answer<typeof readHouseDraft>> => call(readHouseDraft);

  /** Returns when Publish was pressed. */
  const publish = async (name: string): Promise<number> => {
    const { published: shown, revision } = await published();
    const draft = await call(saveHouseDraft, { content: { ...shown.content, name }, revision });
    const pressedAt = performance.now();
    await call(publishHouseDraft, { revision: draft.revision, replaces: shown.revision });
    return pressedAt;
  };

  const open = await (await fetch(places['landing page'])).text();
  const times: Record<string, number>[] = [];
  for (let at = 0; at < timed; at += 1) {
    const name = `Timed Hollow ${at}`;
    const pressedAt = await publish(name);
    const entries = [
      ...Object.entries(places).map(
        async ([part, address]) => [part, await shownAfter(address, name, pressedAt)] as const,
      ),
      keptAfter('crm-email', name, pressedAt).then((ms) => ['svc-crm-email', ms] as const),
    ];
    times.push(Object.fromEntries(await Promise.all(entries)));
  }
  const parts = Object.keys(times[0] ?? {});
  const ofPart = (part: string): number[] =>
    times.map((one) => one[part] ?? Number.NaN).toSorted((a, b) => a - b);
  const all = times.map((one) => Math.max(...Object.values(one))).toSorted((a, b) => a - b);
  console.info(
    textTable(
      ['part', 'median', 'p95', 'longest (ms)'],
      [...parts.map((part) => row(part, ofPart(part))), row('every part', all)],
    ),
  );

  const before = (await published()).published.revision;
  const startedAt = performance.now();
  for (let at = 0; at < inARow; at += 1) await publish(`Rapid Hollow ${at}`);
  const seconds = (performance.now() - startedAt) / 1_000;
  const last = `Rapid Hollow ${inARow - 1}`;
  const pressedAt = performance.now();
  for (const address of Object.values(places)) await shownAfter(address, last, pressedAt);
  for (const service of ['calendar', 'crm-email', 'booking'] as const)
    await keptAfter(service, last, pressedAt);
  const [stored] = await query<{ versions: number; events: number }>(
    'booking',
    `SELECT (SELECT count(*)::int FROM house_versions) AS versions,
       (SELECT count(DISTINCT data->>'revision')::int FROM outbox_events WHERE type = 'house.published') AS events`,
  );
  const { revision } = (await published()).published;

  const faults = [
    at95(all) <= longestMs ? [] : `every part shows it after ${at95(all).toFixed(0)} ms (95 of 100)`,
    revision === before + inARow ? [] : `revision ${revision}, not ${before + inARow}`,
    stored?.versions === revision ? [] : `${stored?.versions} versions are stored`,
    stored?.events === revision ? [] : `${stored?.events} events`,
    open.includes('Timed Hollow') ? 'the control was notified' : [],
  ].flat();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  tellProof({
    proof: 'publications',
    size: `${timed} timed: median ${at(all, 0.5).toFixed(0)} ms, p95 ${at95(all).toFixed(0)} ms until every part shows it; ${inARow} in a row, ${(inARow / seconds).toFixed(0)} a second: ${stored?.versions} versions, ${stored?.events} events, every part shows the last`,
    control: 'a page that was open shows none',
  });
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function shownAfter(address: string, name: string, pressedAt: number): Promise<number> {
  return until(async () => (await (await fetch(address)).text()).includes(name), pressedAt, address);
}

async function keptAfter(
  service: 'booking' | 'calendar' | 'crm-email',
  name: string,
  pressedAt: number,
): Promise<number> {
  const isKept = async (): Promise<boolean> =>
    (await query<{ name: string }>(service, `SELECT content->>'name' AS name FROM kept_house`))[0]?.name ===
    name;
  return until(isKept, pressedAt, service);
}

async function until(isShown: () => Promise<boolean>, pressedAt: number, what: string): Promise<number> {
  while (!(await isShown())) {
    if (performance.now() - pressedAt > longestWaitMs) throw new Error(`${what} does not show it`);
    await sleep(askEveryMs);
  }
  return performance.now() - pressedAt;
}

async function query<Row extends pg.QueryResultRow>(
  service: 'booking' | 'calendar' | 'crm-email',
  sql: string,
): Promise<Row[]> {
  const connectionString = serviceDatabaseUrl(service, { ports, secrets, env: {}, mode: 'production' });
  const client = new pg.Client({ connectionString });
  await client.connect();
  return (await client.query<Row>(sql).finally(() => client.end())).rows;
}

function row(name: string, sorted: readonly number[]): string[] {
  return [name, at(sorted, 0.5).toFixed(0), at95(sorted).toFixed(0), (sorted.at(-1) ?? 0).toFixed(0)];
}

function at95(sorted: readonly number[]): number {
  return at(sorted, 0.95);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
