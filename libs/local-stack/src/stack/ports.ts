import { findFreePort, isPortFree } from '@getaway/infrastructure/processes/ports';
import { portFrom } from '@getaway/infrastructure/processes/web-server';

/** Each port of the stack, with the variable that changes it and its usual number. */
export const portVariables = {
  edge: ['PORT', 8080],
  /** Ten above the edge's unless it is set. */
  edgeMetrics: ['EDGE_METRICS_PORT', 8090],
  mfPublic: ['MF_PUBLIC_PORT', 8081],
  mfAdmin: ['MF_ADMIN_PORT', 8082],
  booking: ['BOOKING_PORT', 8101],
  calendar: ['CALENDAR_PORT', 8102],
  crmEmail: ['CRM_EMAIL_PORT', 8103],
  /** What services and operators ask them, which no edge knows. */
  bookingInternal: ['BOOKING_INTERNAL_PORT', 8121],
  calendarInternal: ['CALENDAR_INTERNAL_PORT', 8122],
  crmEmailInternal: ['CRM_EMAIL_INTERNAL_PORT', 8123],
  /** Of a second process of each service, with REPLICAS=2. */
  booking2: ['BOOKING_2_PORT', 8111],
  calendar2: ['CALENDAR_2_PORT', 8112],
  crmEmail2: ['CRM_EMAIL_2_PORT', 8113],
  bookingInternal2: ['BOOKING_INTERNAL_2_PORT', 8131],
  calendarInternal2: ['CALENDAR_INTERNAL_2_PORT', 8132],
  crmEmailInternal2: ['CRM_EMAIL_INTERNAL_2_PORT', 8133],
  mail: ['MAIL_PORT', 8025],
  smtp: ['SMTP_PORT', 1025],
  sandbox: ['SANDBOX_PORT', 12111],
  postgres: ['POSTGRES_PORT', 15432],
  nats: ['NATS_PORT', 14222],
  /** Other platforms' calendars; in the demo alone. */
  platforms: ['PLATFORMS_PORT', 8095],
} as const satisfies Record<string, readonly [string, number]>;

export type PortName = keyof typeof portVariables;
export type Ports = Readonly<Record<PortName, number>>;

const names = Object.keys(portVariables) as PortName[];

/** The ports as the environment wants them; `offset` moves the usual numbers, for a stack beside the usual one. */
export function readPorts(env: NodeJS.ProcessEnv, offset = 0): Ports {
  return portsBy((name) => {
    const [variable, usual] = portVariables[name];
    const [edgeVariable, usualEdge] = portVariables.edge;
    const fallback =
      name === 'edgeMetrics' ? portFrom(env[edgeVariable], usualEdge + offset) + 10 : usual + offset;
    return portFrom(env[variable], fallback);
  });
}

/** Throws a message that names every busy port and how to change it; `unused` ones may be anybody's. */
export async function requireFreePorts(ports: Ports, unused: readonly PortName[]): Promise<void> {
  const needed = names.filter((name) => !unused.includes(name));
  const free = await Promise.all(needed.map((name) => isPortFree(ports[name])));
  const busy = needed.filter((_name, position) => free[position] === false);
  if (busy.length === 0) return;
  const lines = busy.map((name) => `  - ${ports[name]}: set ${portVariables[name][0]} to another number`);
  throw new Error(`Other programs on this machine already use these ports:\n${lines.join('\n')}`);
}

/** Ports that are all free now, for a second stack beside the usual one. */
export async function findFreePorts(): Promise<Ports> {
  const found = await Promise.all(names.map(async (name) => [name, await findFreePort()] as const));
  return Object.fromEntries(found) as Ports;
}

function portsBy(read: (name: PortName) => number): Ports {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<PortName, number>;
}
