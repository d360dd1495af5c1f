import { portVariables } from '../../libs/local-stack/src/stack/ports.ts';
import { fileServerSchema } from '../../libs/edge/src/web-server-config.ts';
import { configSchema as adminSchema } from '../../mf-admin/server/config.ts';
import { configSchema as edgeSchema } from '../../shell/server/config.ts';
import { configSchema as bookingSchema } from '../../svc-booking/src/config.ts';
import { configSchema as calendarSchema } from '../../svc-calendar/src/config.ts';
import { configSchema as crmSchema } from '../../svc-crm-email/src/config.ts';

/** What a variable's schema is made of, as far as the page tells it. */
interface Described {
  readonly type: string;
  readonly kind: string;
  readonly default?: unknown;
  readonly message?: unknown;
  readonly wrapped?: Described;
  readonly pipe?: readonly Described[];
  readonly description?: unknown;
}

const parts: readonly (readonly [string, { readonly entries: object }])[] = [
  ['shell', edgeSchema],
  ['mf-public', fileServerSchema('8081')],
  ['mf-admin', adminSchema],
  ['svc-booking', bookingSchema],
  ['svc-calendar', calendarSchema],
  ['svc-crm-email', crmSchema],
];

const head = `# Configuration

Every part reads its environment once, when it starts. A variable that is missing or breaks its rule stops the part, and
all faults are named at once; an empty one counts as missing. What a part does not know it does not read.

This page is written from the schemas that the parts check with (\`npx nx draw-docs\`); \`npm test\` compares it.
Secrets are said to be: \`npm start\` makes them, and nothing else has a default for them.

Under \`npm start\` all requests come from one address, so these limits are off there regardless of the defaults below:
\`CHAT_PER_ADDRESS\`, \`CONNECTIONS_PER_NETWORK\`, \`CONTACT_PER_ADDRESS\`, \`NEWSLETTER_PER_ADDRESS\`,
\`PROMO_GUESSES_PER_ADDRESS\`, \`UNPAID_PER_ADDRESS\`, \`UNPAID_NIGHTS_PER_NETWORK\` and \`UNPAID_NIGHTS_OVERALL\`.
`;

/** \`docs/configuration.md\`: every variable of every part. Throws when one does not say what it means. */
export function drawConfiguration(): string {
  return [head, ...parts.map(([part, { entries }]) => section(part, entries)), devStack()].join('\n');
}

function section(part: string, entries: object): string {
  const rows = Object.entries(entries)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]: [string, Described]) => row(part, name, schema));
  return `## ${part}\n\n| variable | default | rule | meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function row(part: string, name: string, schema: Described): string {
  const isOptional = schema.type === 'optional';
  const inner = isOptional && schema.wrapped ? schema.wrapped : schema;
  const steps = stepsOf(inner);
  const meaning = steps.find(({ type }) => type === 'description')?.description;
  if (typeof meaning !== 'string') throw new Error(`${part}: ${name} does not say what it means`);
  const rules = new Set(steps.map(({ message }) => message).filter((rule) => typeof rule === 'string'));
  const fallback = isOptional ? shown(schema.default) : '**required**';
  return `| \`${name}\` | ${fallback} | ${[...rules].join('; ') || 'text'} | ${meaning} |`;
}

/** Rules stand inside each other where a common one was given a meaning. */
function stepsOf(schema: Described): Described[] {
  return [schema, ...(schema.pipe ?? []).filter((step) => step !== schema).flatMap(stepsOf)];
}

function shown(fallback: unknown): string {
  return typeof fallback === 'string' && fallback !== '' ? `\`${fallback}\`` : '–';
}

function devStack(): string {
  const rows = Object.values(portVariables).map(([name, port]) => `| \`${name}\` | \`${port}\` |`);
  return `## npm start

It gives each part all of the above; what your own environment says wins, save what joins the parts to each other. Data
lies in \`DATA_DIR\` (\`.data\`), a broker of your own is \`NATS_URL\`, and the card provider's three keys switch the sandbox
off. Its ports, all on loopback:

| variable | default |
|---|---|
${rows.join('\n')}
`;
}
