import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

const secretsSchema = v.object({
  postgresPassword: v.string(),
  databasePasswords: v.object({ booking: v.string(), calendar: v.string(), crm_email: v.string() }),
  /** ES256, PKCS8 PEM, base64. */
  sessionPrivateKey: v.string(),
  webhookSecret: v.string(),
  /** What services know each other by; a data folder from before it had none. */
  internalToken: v.optional(v.string(), password),
  /** Signs the links in emails; an older data folder has none. */
  mailLinkSecret: v.optional(v.string(), password),
  /** Derives the links of guests' pages; an older data folder has none. */
  stayLinkSecret: v.optional(v.string(), password),
  /** The first admin's, unless ADMIN_PASSWORD gave one. */
  adminPassword: v.string(),
  adminPasswordShown: v.boolean(),
});

export type Secrets = v.InferOutput<typeof secretsSchema>;

/** The secrets of one data folder: random, made on its first start, readable by its owner alone. */
export function loadSecrets(file: string): Secrets {
  const secrets = existsSync(file)
    ? v.parse(secretsSchema, JSON.parse(readFileSync(file, 'utf8')))
    : makeSecrets();
  saveSecrets(file, secrets);
  return secrets;
}

export function saveSecrets(file: string, secrets: Secrets): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

function makeSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return {
    postgresPassword: password(),
    databasePasswords: { booking: password(), calendar: password(), crm_email: password() },
    sessionPrivateKey: Buffer.from(pem).toString('base64'),
    internalToken: password(),
    mailLinkSecret: password(),
    stayLinkSecret: password(),
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    adminPassword: randomBytes(12).toString('base64url'),
    adminPasswordShown: false,
  };
}

function password(): string {
  return randomBytes(24).toString('base64url');
}
