import { portVariables } from '../../libs/local-stack/src/stack/ports.ts';
import { configSchema as adminSchema } from '../../mf-admin/server/config.ts';
import { configSchema as publicSchema } from '../../mf-public/server/config.ts';
import { configSchema as edgeSchema } from '../../shell/server/config.ts';
import { configSchema as bookingSchema } from '../../svc-booking/src/config.ts';
import { configSchema as calendarSchema } from '../../svc-calendar/src/config.ts';
import { configSchema as crmSchema } from '../../svc-crm-email/src/config.ts';

/** The parts of a variable's schema that the page shows. */
interface Described {
  readonly type: string;
  readonly kind: string;
  readonly default?: unknown;
  readonly message?: unknown;
  readonly wrapped?: Described;
  readonly pipe?: readonly Described[];
  readonly description?: unknown;
}

/** A variable as the pages show it. */
export interface Variable {
  readonly name: string;
  readonly fallback: string;
  readonly rule: string;
  readonly meaning: string;
}

const schemas: Readonly<Record<string, { readonly entries: object }>> = {
  shell: edgeSchema,
  'mf-public': publicSchema,
  'mf-admin': adminSchema,
  'svc-booking': bookingSchema,
  'svc-calendar': calendarSchema,
  'svc-crm-email': crmSchema,
};

/** The parts that have variables, in the order of the page. */
export const configuredParts: readonly string[] = Object.keys(schemas);

const head = `# Configuration

Every part reads its environment once, at its start. If a variable is missing or invalid, the part does not start and lists
all errors at once. An empty variable counts as missing. A part ignores variables that are not listed here.

This page is generated from the schemas that the parts use (\`npx nx draw-docs\`), and \`npm test\` compares it with them.
Secrets are marked as such. \`npm start\` generates them; otherwise they have no default.

Under \`npm start\` all requests come from one address, so these limits are off there, whatever the defaults below:
\`CHAT_PER_ADDRESS\`, \`CONNECTIONS_PER_NETWORK\`, \`CONTACT_PER_ADDRESS\`, \`NEWSLETTER_PER_ADDRESS\`,
\`PROMO_GUESSES_PER_ADDRESS\`, \`UNPAID_PER_ADDRESS\`, \`UNPAID_NIGHTS_PER_NETWORK\`, and \`UNPAID_NIGHTS_OVERALL\`.
`;

/** `docs/configuration.md`: every variable of every part. Throws if one has no description. */
export function drawConfiguration(): string {
  return [head, ...configuredParts.map(section), devStack()].join('\n');
}

/** The variables of a part, by name. Throws if one has no description. */
export function variablesOf(part: string): Variable[] {
  return Object.entries(schemas[part]?.entries ?? {})
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]: [string, Described]) => variableOf(part, name, schema));
}

function section(part: string): string {
  const rows = variablesOf(part).map(
    ({ name, fallback, rule, meaning }) => `| \`${name}\` | ${fallback} | ${rule} | ${meaning} |`,
  );
  return `## ${part}\n\n| variable | default | rule | meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function variableOf(part: string, name: string, schema: Described): Variable {
  const isOptional = schema.type === 'optional';
  const inner = isOptional && schema.wrapped ? schema.wrapped : schema;
  const steps = stepsOf(inner);
  const meaning = steps.find(({ type }) => type === 'description')?.description;
  if (typeof meaning !== 'string') throw new Error(`${part}: ${name} has no description`);
  const rules = new Set(steps.map(({ message }) => message).filter((rule) => typeof rule === 'string'));
  const fallback = isOptional ? shown(schema.default) : '**required**';
  return { name, fallback, rule: [...rules].join('; ') || 'text', meaning };
}

/** Rules are nested if a shared rule was given a description. */
function stepsOf(schema: Described): Described[] {
  return [schema, ...(schema.pipe ?? []).filter((step) => step !== schema).flatMap(stepsOf)];
}

function shown(fallback: unknown): string {
  return typeof fallback === 'string' && fallback !== '' ? `\`${fallback}\`` : '–';
}

function devStack(): string {
  const rows = Object.values(portVariables).map(([name, port]) => `| \`${name}\` | \`${port}\` |`);
  return `## npm start

\`npm start\` sets all variables of each part. Your own environment overrides them, except for the addresses of the parts. The
data is in \`DATA_DIR\` (\`.data\`). Set \`NATS_URL\` to use your own broker. The card provider's three keys switch the sandbox
off. The ports, all on loopback:

| variable | default |
|---|---|
${rows.join('\n')}
`;
}
