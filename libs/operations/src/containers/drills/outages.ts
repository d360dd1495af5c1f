import { setTimeout as sleep } from 'node:timers/promises';
import { containersOf, docker, publishedAddress, variable } from '../docker.ts';
import { guestsAtOnce, type Trouble } from '../guests-at-once.ts';
import { bookingFaults } from './booked-once.ts';
import { untilHealthy } from './until-healthy.ts';

const guests = 20;
const between = 10_000;
/** What was under way when the database went, and the first requests after it came back. */
const marginMs = 3_000;
/** A guest waits so long at most for what hangs on the database. */
const awayMs = 12_000;

/**
 * One broker of three, one replica of each service and then PostgreSQL are killed and brought back while guests book.
 * Wants REPLICAS=2, docs/deploying/three-nodes.yml and UNPAID_PER_ADDRESS=0: all guests come from one address here.
 */
export async function outages(tell: (message: string) => void): Promise<string[]> {
  const site = await publishedAddress('shell', 8080);
  const over = new AbortController();
  const running = guestsAtOnce({
    site,
    origin: variable('PUBLIC_ORIGIN') ?? site,
    guests,
    until: over.signal,
  });
  await sleep(between);
  await killAndBringBack('nats-2', tell);
  for (const service of ['svc-booking', 'svc-calendar', 'svc-crm-email', 'mf-public'])
    await killAndBringBack(service, tell);
  const away = await killAndBringBack('postgres', tell);
  for (const service of ['svc-booking', 'svc-calendar', 'svc-crm-email']) await untilHealthy(service);
  const servedAgain = Date.now();
  await sleep(between);
  over.abort();
  const report = await running;

  const isAway = ({ at }: Trouble): boolean => at >= away.from && at <= servedAgain + marginMs;
  const inside = report.troubles.filter(isAway);
  const outside = report.troubles.filter((trouble) => !isAway(trouble));
  tell(
    `${report.booked.length} bookings, ${report.taken} nights booked by others first, ${report.reads} reads; ` +
      `${inside.length} errors in the ${Math.round((servedAgain - away.from) / 1000)} s while the database was down, ` +
      `${inside.filter(({ isClean }) => isClean).length} of them clean 503s; ${outside.length} at other times`,
  );
  return [
    ...outside.map(({ step, status, what }) => `error while the database was up: ${step} ${status} ${what}`),
    ...inside
      .filter(({ isClean }) => !isClean)
      .map(({ step, status, what }) => `no clean 503: ${step} ${status} ${what}`),
    ...(await bookingFaults(report)),
  ];
}

async function killAndBringBack(
  service: string,
  tell: (message: string) => void,
): Promise<{ from: number; to: number }> {
  const [container = ''] = await containersOf(service);
  const from = Date.now();
  await docker('kill', '--signal', 'KILL', container);
  tell(`${service} is killed`);
  await sleep(service === 'postgres' ? awayMs : between / 2);
  await docker('start', container);
  await untilHealthy(service);
  const to = Date.now();
  tell(`${service} is back after ${Math.round((to - from) / 1000)} s`);
  await sleep(between / 2);
  return { from, to };
}
