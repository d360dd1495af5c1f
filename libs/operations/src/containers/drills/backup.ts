import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpContainers, restoreContainers, startAgain } from '../backup.ts';
import { compose, publishedAddress, variable } from '../docker.ts';
import { fingerprintDatabases } from '../fingerprint.ts';
import { guestsAtOnce } from '../guests-at-once.ts';
import { bookingFaults } from './booked-once.ts';

const bookForMs = 5_000;

/** A site is saved, wiped with its volumes, started empty and restored: every table has to be what it was. */
export async function backup(tell: (message: string) => void): Promise<string[]> {
  const folder = join(mkdtempSync(join(tmpdir(), 'getaway-backup-')), 'backup');
  try {
    const faults = await bookForAWhile();
    // Nothing may change between the look at it and its backup.
    await compose('stop', 'svc-booking', 'svc-calendar', 'svc-crm-email');
    const before = await fingerprintDatabases();
    await backUpContainers(folder, tell);
    await compose('down', '--volumes');
    tell('the site and its volumes are gone');
    await compose('up', '-d', '--wait', '--pull', 'never');
    tell('an empty site is up');
    await restoreContainers(folder, tell);
    const after = await fingerprintDatabases();
    const tables = [...new Set([...before.keys(), ...after.keys()])];
    const rows = [...before.values()].reduce((sum, print) => sum + Number(print.split('|')[0]), 0);
    const different = tables.filter((table) => before.get(table) !== after.get(table));
    tell(`${tables.length} tables, ${rows} rows, ${different.length} different`);
    await startAgain(tell);
    return [
      ...faults,
      ...different.map((table) => `${table}: ${before.get(table)} became ${after.get(table)}`),
      ...(await bookForAWhile()),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bookForAWhile(): Promise<string[]> {
  const site = await publishedAddress('shell', 8080);
  const report = await guestsAtOnce({
    site,
    origin: variable('PUBLIC_ORIGIN') ?? site,
    guests: 3,
    until: AbortSignal.timeout(bookForMs),
  });
  const troubles = report.troubles.map(({ step, status, what }) => `${step} ${status} ${what}`);
  const none = report.booked.length === 0 ? ['nothing could be booked'] : [];
  return [...troubles, ...none, ...(await bookingFaults(report))];
}
