// Plain JavaScript without dependencies: a machine that runs containers may have nothing but Node, or not even that
// (docs/deploying.md shows it in a container).
import { Buffer } from 'node:buffer';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// npm run containers secrets: writes .env beside docker-compose.yml. What stands there already stays; what is missing is added.
// With --live nothing of the sandbox is added, and the card provider's keys and the mail server are left to be filled in.

const file = process.env.ENV_FILE ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '.env');
const isLive = process.argv.includes('--live');

const password = () => randomBytes(24).toString('hex');

const secrets = {
  POSTGRES_PASSWORD: password,
  BOOKING_DATABASE_PASSWORD: password,
  CALENDAR_DATABASE_PASSWORD: password,
  CRM_EMAIL_DATABASE_PASSWORD: password,
  NATS_SETUP_PASSWORD: password,
  NATS_BOOKING_PASSWORD: password,
  NATS_CALENDAR_PASSWORD: password,
  NATS_CRM_EMAIL_PASSWORD: password,
  NATS_CLUSTER_PASSWORD: password,
  INTERNAL_TOKEN: password,
  MAIL_LINK_SECRET: password,
  STAY_LINK_SECRET: password,
  SESSION_PRIVATE_KEY: sessionKey,
  ADMIN_PASSWORD: () => randomBytes(12).toString('base64url'),
};

const sandbox = {
  COMPOSE_PROFILES: () => 'sandbox',
  CARD_SANDBOX_URL: () => 'http://cards:12111',
  STRIPE_SECRET_KEY: () => 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: () => 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: () => `whsec_${password()}`,
  SMTP_URL: () => 'smtp://mail:1025',
};

const live = {
  STRIPE_SECRET_KEY: () => '',
  STRIPE_PUBLISHABLE_KEY: () => '',
  STRIPE_WEBHOOK_SECRET: () => '',
  SMTP_URL: () => '',
  PUBLIC_ORIGIN: () => '',
  ADMIN_ORIGIN: () => '',
};

const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
const isThere = (name) => new RegExp(`^${name}=`, 'm').test(present);
// A file that names the card provider's key has been decided about: a site that takes real money stays one.
const wantsSandbox = !isLive && !isThere('STRIPE_SECRET_KEY');
const lines = (values) =>
  Object.entries(values)
    .filter(([name]) => !isThere(name))
    .map(([name, make]) => `${name}=${make()}`);

const added = [
  ...section(
    '# Secrets, created by npm run containers secrets. Anyone who can read this file can read and change everything.',
    secrets,
  ),
  ...(isLive ? section('# Fill these in; see docs/deploying.md.', live) : []),
  ...(wantsSandbox
    ? section(
        '# Test cards and caught emails. To go live, delete these lines and run npm run containers -- secrets --live.',
        sandbox,
      )
    : []),
];

if (added.length === 0) {
  process.stdout.write('Nothing to do: .env is already complete.\n');
} else {
  const gap = present === '' || present.endsWith('\n') ? '' : '\n';
  writeFileSync(file, `${present}${gap}${added.join('\n')}\n`, { mode: 0o600 });
  process.stdout.write(
    `Wrote .env; keep it private. Its ADMIN_PASSWORD is the first admin’s password. Next: docker compose up -d\n`,
  );
}

function section(heading, values) {
  const missing = lines(values);
  return missing.length === 0 ? [] : [heading, ...missing];
}

function sessionKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64');
}
