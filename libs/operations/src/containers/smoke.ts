import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookByCard, expectStatus, type Stay } from './book-by-card.ts';
import { containmentFaults } from './containment.ts';
import { containersOf, docker, publishedAddress, variable } from './docker.ts';
import { openVisitor } from './visitor.ts';

// npm run containers smoke: a guest and a member of staff use the site that runs in containers here, with the sandbox's test card.

const site = await publishedAddress('shell', 8080);
const office = await publishedAddress('mf-admin', 8082);
const mailbox = await publishedAddress('mail', 8025);
const siteOrigin = variable('PUBLIC_ORIGIN') ?? site;
const officeOrigin = variable('ADMIN_ORIGIN') ?? office;
const arrivals = { fromDay: 40, days: 300 };

await step('pages and remotes', async () => {
  const visitor = openVisitor(site, siteOrigin);
  const page = await visitor.get<string>('/');
  expectStatus('landing page', page, 200);
  if (!page.body.includes('id="page"') && !page.body.includes('<h1'))
    throw new Error('the page is not prerendered');
  const config = await visitor.get<{ apps: { entry: string }[] }>('/config.json');
  for (const { entry } of config.body.apps) expectStatus(entry, await visitor.get(entry), 200);
  const packed = await fetch(`${site}/remotes/mf-public/mf-manifest.json`, {
    headers: { 'accept-encoding': 'br' },
  });
  if (packed.headers.get('content-encoding') !== 'br') throw new Error('files are not compressed');
});

const guest = { firstName: 'Smoke', email: `smoke.${randomUUID().slice(0, 8)}@example.com` };
const { reference, stay } = await step('a booking by card through the edge', () => bookSomewhere());

await step('one confirmation email with its calendar file', async () => {
  const emails = await untilEmail(guest.email);
  const [confirmation, another] = emails.filter(({ text, html }) => `${text}${html}`.includes(reference));
  if (!confirmation || another) throw new Error(`${emails.length} emails mention ${reference}`);
  if (!confirmation.attachments.some(({ contentType }) => contentType === 'text/calendar'))
    throw new Error('the email has no calendar file');
});

const staff = await step('staff sign in on the site and in the back office', async () => {
  for (const [address, origin] of [
    [office, officeOrigin],
    [site, siteOrigin],
  ] as const) {
    const visitor = openVisitor(address, origin);
    expectStatus('back office', await visitor.get('/admin-login'), 200);
    expectStatus('sign-in', await visitor.post('/api/admin/login', credentials()), 200);
    expectStatus('session', await visitor.get('/api/admin/user'), 200);
    for (const path of ['/api/crm/guests', '/api/admin/calendar-feeds', '/api/admin/email-sends'])
      expectStatus(path, await visitor.get(path), 200);
    if (address === site) return visitor;
  }
  throw new Error('no one is signed in');
});

await step('staff see the booking, once', async () => {
  const found = await staff.get<{ bookingReference: string; status: string }[]>(
    `/api/admin/bookings?search=${encodeURIComponent(guest.email)}`,
  );
  const outcome = found.body.map(({ bookingReference, status }) => `${bookingReference} ${status}`).join();
  if (outcome !== `${reference} confirmed`) throw new Error(`the list says "${outcome}"`);
});

await step('the stay is in both calendar files', async () => {
  const links = await staff.get<{ full: string; redacted: string }>('/api/admin/calendar-links');
  for (const link of [links.body.full, links.body.redacted]) {
    const { pathname, search } = new URL(link);
    await eventually(async () => {
      const file = await staff.get<string>(pathname + search);
      return file.body.includes(`DTSTART;VALUE=DATE:${stay.checkInDate.replaceAll('-', '')}`);
    }, `${pathname} has the stay`);
  }
});

await step('containers that need no database or broker can’t reach one', async () => {
  const [front = ''] = await containersOf('mf-public');
  const [booking = ''] = await containersOf('svc-booking');
  if (await reaches(front, 'postgres', 5432)) throw new Error('mf-public reaches the database');
  if (await reaches(front, 'nats', 4222)) throw new Error('mf-public reaches the broker');
  if (!(await reaches(booking, 'postgres', 5432))) throw new Error('svc-booking does not reach its database');
});

await step('every container is healthy and contained', async () => {
  const { faults, containers } = await containmentFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  process.stdout.write(`  ${containers} containers\n`);
});

async function bookSomewhere(): Promise<{ reference: string; stay: Stay }> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const checkIn = Date.now() + (arrivals.fromDay + randomInt(arrivals.days)) * 86_400_000;
    const day = (offset: number) => new Date(checkIn + offset * 86_400_000).toISOString().slice(0, 10);
    const chosen = { checkInDate: day(0), checkOutDate: day(2) };
    const outcome = await bookByCard(openVisitor(site, siteOrigin), guest, chosen);
    if (outcome.status === 'booked') return { reference: outcome.reference, stay: chosen };
  }
  throw new Error('no available nights were found');
}

interface Email {
  to: string[];
  text: string;
  html: string;
  attachments: { contentType: string }[];
}

async function untilEmail(address: string): Promise<Email[]> {
  let emails: Email[] = [];
  await eventually(async () => {
    const all = await openVisitor(mailbox).get<Email[]>('/api/messages');
    emails = all.body.filter(({ to }) => to.includes(address));
    return emails.length > 0;
  }, `an email to ${address}`);
  return emails;
}

function credentials() {
  return { username: variable('ADMIN_USERNAME') || 'admin', password: variable('ADMIN_PASSWORD') ?? '' };
}

async function reaches(container: string, host: string, port: number): Promise<boolean> {
  const script = `require('node:net').connect({ host: '${host}', port: ${port}, timeout: 2000 })
    .on('connect', () => process.exit(0)).on('timeout', () => process.exit(1)).on('error', () => process.exit(1))`;
  return docker('exec', container, 'node', '-e', script).then(
    () => true,
    () => false,
  );
}

async function eventually(check: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`not found within 30 s: ${what}`);
    await sleep(250);
  }
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    process.stdout.write(`✓ ${name}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
