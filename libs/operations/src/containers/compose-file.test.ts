import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readComposeFile, readOverride, type ComposeService } from './compose-file.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..', '..');
const file = readComposeFile();
const threeNodes = readOverride('docs/deploying/three-nodes.yml');
const services = Object.entries(file.services);
const named = (name: string): ComposeService => {
  const service = file.services[name];
  if (!service) throw new Error(`there is no service ${name}`);
  return service;
};
/** Everything that runs, the two more brokers included. */
const everything = [
  ...services,
  ...Object.entries(threeNodes.services).filter(([name]) => !(name in file.services)),
];

describe('what every container may do', () => {
  it.each(everything)(
    '%s writes to no root filesystem, has no capability and gains no rights',
    (_name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service.cap_add ?? []).toEqual([]);
      expect(service.privileged ?? false).toBe(false);
    },
  );

  it.each(everything)(
    '%s has limits, a restart policy and a log that does not grow for ever',
    (_name, service) => {
      const limits = service.deploy?.resources.limits;
      expect(Object.keys(limits ?? {})).toEqual(['cpus', 'memory', 'pids']);
      expect(service.restart).toMatch(/^(unless-stopped|on-failure:\d)$/);
      expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
    },
  );

  it.each(services)('%s is not root', (_name, service) => {
    const builder = services.find(([, { image, build }]) => build && image === service.image)?.[1];
    const user = builder?.build ? lastUser(builder.build) : service.user;
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('takes its secrets from the environment: the file has none', () => {
    for (const [name, service] of everything) {
      for (const [variable, value] of Object.entries(service.environment ?? {}))
        if (/PASSWORD|SECRET|TOKEN|_KEY|DATABASE_URL/.test(variable))
          expect(String(value), `${name} ${variable}`).toContain('${');
    }
  });
});

it('reads no calendar from a private network in containers', () => {
  for (const [name, { environment = {} }] of everything)
    expect(Object.keys(environment), name).not.toContain('CALENDAR_ALLOW_PRIVATE_FEEDS');
});

describe('who knows which secret', () => {
  const holders = (secret: RegExp) =>
    everything.flatMap(([name, { environment }]) =>
      Object.values(environment ?? {}).some((value) => secret.test(String(value))) ? [name] : [],
    );

  it.each([
    [/INTERNAL_TOKEN/, ['svc-booking', 'svc-calendar', 'svc-crm-email']],
    [/SESSION_PRIVATE_KEY/, ['svc-booking']],
    [/ADMIN_PASSWORD/, ['svc-booking']],
    [/STRIPE_SECRET_KEY/, ['svc-booking']],
    [/STRIPE_WEBHOOK_SECRET/, ['cards', 'svc-booking']],
    [/SMTP_URL/, ['svc-crm-email']],
    [/MAIL_LINK_SECRET/, ['svc-crm-email']],
    [/EMAIL_REPORTS_SECRET/, ['svc-crm-email']],
    [/STAY_LINK_SECRET/, ['svc-booking', 'svc-crm-email']],
  ])('%s is given to %j and to no other container', (secret, names) => {
    expect(holders(secret).sort()).toEqual(names);
  });
});

describe('who reaches whom', () => {
  const published = (profile?: string) =>
    services
      .filter(([, { profiles }]) => profiles.length === 0 || profiles.includes(profile ?? ''))
      .flatMap(([name, { ports }]) => ports.map((port) => `${name} ${port}`));

  it('publishes the edge and the back office alone', () => {
    expect(published()).toEqual(['mf-admin ${MF_ADMIN_PORT:-8082}:8082', 'shell ${PORT:-8080}:8080']);
  });

  it('publishes the email catcher on loopback only, and Caddy in its profile', () => {
    expect(named('mail').profiles).toEqual(['sandbox']);
    expect(named('mail').ports).toEqual(['127.0.0.1:${MAIL_PORT:-8025}:8025']);
    expect(named('caddy').profiles).toEqual(['tls']);
  });

  it('lets a service and its migration reach its database, and nobody else', () => {
    for (const service of ['booking', 'calendar', 'crm-email']) {
      expect(onNetwork(`${service}-database`)).toEqual(
        ['postgres', `${service}-migration`, `svc-${service}`].sort(),
      );
    }
  });

  it('has the database and the broker nowhere else', () => {
    expect(named('postgres').networks).toEqual([
      'booking-database',
      'calendar-database',
      'crm-email-database',
    ]);
    expect(named('nats').networks).toEqual(['events']);
  });

  it('lets services alone reach the broker', () => {
    expect(onNetwork('events')).toEqual([
      'nats',
      'stream-setup',
      'svc-booking',
      'svc-calendar',
      'svc-crm-email',
    ]);
  });

  it('gives only services a way out, and only what is published a way in', () => {
    expect(onNetwork('world')).toEqual(['svc-booking', 'svc-calendar', 'svc-crm-email']);
    expect(onNetwork('front')).toEqual(['caddy', 'mail', 'mf-admin', 'shell']);
    const open = Object.entries(file.networks).filter(([, network]) => !network?.internal);
    expect(open.map(([name]) => name)).toEqual(['front', 'world']);
    expect(threeNodes.networks['broker-cluster']).toMatchObject({ internal: true });
  });

  const onNetwork = (network: string) =>
    services
      .filter(([, { networks }]) => networks.includes(network))
      .map(([name]) => name)
      .sort();
});

describe('the order of a start', () => {
  it.each(['booking', 'calendar', 'crm-email'])(
    'svc-%s waits for its migration and for what it needs',
    (name) => {
      expect(named(`svc-${name}`).depends_on).toEqual({
        postgres: { condition: 'service_healthy' },
        nats: { condition: 'service_healthy' },
        [`${name}-migration`]: { condition: 'service_completed_successfully' },
        'stream-setup': { condition: 'service_completed_successfully' },
      });
    },
  );

  it('has as many replicas of services and of the public site as REPLICAS says', () => {
    const many = services.filter(([, { deploy }]) => deploy?.replicas === '${REPLICAS:-1}');
    expect(many.map(([name]) => name)).toEqual(['svc-booking', 'svc-calendar', 'svc-crm-email', 'mf-public']);
  });
});

describe('the internal ports of the services', () => {
  it('are known to services, and to nothing that the world reaches', () => {
    const namesInternal = ([, service]: (typeof services)[number]) =>
      /:812[123]\b/.test(JSON.stringify(service.environment ?? {}));
    expect(services.filter(namesInternal).map(([name]) => name)).toEqual([
      'svc-booking',
      'svc-calendar',
      'svc-crm-email',
    ]);
  });
});

describe('the broker', () => {
  const configuration = readFileSync(join(rootDir, '.compose/nats/server.conf'), 'utf8');

  it('is of a version that syncs what it acknowledges, and does', () => {
    expect(dockerfileOf(named('nats'))).toContain('FROM nats:2.12-alpine');
    expect(configuration).toMatch(/^ {2}sync_interval: always$/m);
  });

  it('lets each service say its own events alone', () => {
    const users = readFileSync(join(rootDir, '.compose/nats/users.conf'), 'utf8');
    const allowed = [...users.matchAll(/user: (\w+)[\s\S]*?allow: \[(.*?)\]/gs)].map(([, user, subjects]) => [
      user,
      subjects?.match(/"[a-z_]+\.\*"/g)?.map((subject) => subject.slice(1, -3)),
    ]);
    expect(Object.fromEntries(allowed)).toEqual({
      setup: undefined,
      booking: ['booking', 'dates', 'payment', 'session', 'stay', 'house'],
      calendar: ['external_nights', 'calendar'],
      crm_email: ['newsletter', 'guest'],
    });
  });

  it('keeps every event three times where there are three', () => {
    for (const service of ['stream-setup', 'svc-booking', 'svc-calendar', 'svc-crm-email'])
      expect(threeNodes.services[service]?.environment).toMatchObject({ STREAM_REPLICAS: 3 });
  });
});

function dockerfileOf({ build }: ComposeService): string {
  if (!build) throw new Error('it is not built here');
  return readFileSync(join(rootDir, build.context, build.dockerfile ?? 'Dockerfile'), 'utf8');
}

function lastUser(build: NonNullable<ComposeService['build']>): string | undefined {
  const text = readFileSync(join(rootDir, build.context, build.dockerfile ?? 'Dockerfile'), 'utf8');
  return [...text.matchAll(/^USER (.+)$/gm)].at(-1)?.[1];
}
