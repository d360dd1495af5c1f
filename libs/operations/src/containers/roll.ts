import { setTimeout as sleep } from 'node:timers/promises';
import { compose, containersOf, docker } from './docker.ts';

const wellWithinMs = 120_000;
const stopSeconds = 25;

/** Services whose databases change with them. */
const migrations: Readonly<Record<string, string>> = {
  'svc-booking': 'booking-migration',
  'svc-calendar': 'calendar-migration',
  'svc-crm-email': 'crm-email-migration',
};

/**
 * Replaces the containers of one service by those of its newest image, one after the other: each new one is well before
 * an old one is stopped, so that requests always find a replica. Nothing else is touched. Returns how many.
 */
export async function rollService(service: string, tell: (message: string) => void): Promise<number> {
  const old = await containersOf(service);
  if (old.length === 0) throw new Error(`${service} isn’t running; start it with docker compose up -d`);
  const bound = await docker('inspect', '--format', '{{json .HostConfig.PortBindings}}', ...old);
  if (bound.split('\n').some((ports) => ports !== '{}' && ports !== 'null'))
    throw new Error(
      `${service} publishes a port, so two replicas can’t run side by side. Use docker compose up -d ${service}`,
    );

  const migration = migrations[service];
  if (migration !== undefined) {
    for (const step of [migration, 'stream-setup']) {
      await compose('run', '--rm', '--no-deps', '-T', step);
      tell(`${step} has run`);
    }
  }
  for (const [index, oldContainer] of old.entries()) {
    const before = await containersOf(service);
    await compose(
      'up',
      '-d',
      '--no-deps',
      '--no-recreate',
      '--scale',
      `${service}=${before.length + 1}`,
      service,
    );
    const fresh = (await containersOf(service)).filter((id) => !before.includes(id));
    for (const id of fresh) await untilWell(id);
    await docker('stop', '--time', String(stopSeconds), oldContainer);
    await docker('rm', oldContainer);
    tell(`${service}: ${index + 1} of ${old.length} replaced`);
  }
  return old.length;
}

async function untilWell(container: string): Promise<void> {
  const deadline = Date.now() + wellWithinMs;
  for (;;) {
    const health = await docker(
      'inspect',
      '--format',
      '{{.State.Status}} {{.State.Health.Status}}',
      container,
    );
    if (health === 'running healthy') return;
    if (Date.now() > deadline || health.startsWith('exited')) {
      const log = await docker('logs', '--tail', '20', container);
      await docker('rm', '--force', container);
      throw new Error(`the new container is ${health} and was removed; the old ones keep running\n${log}`);
    }
    await sleep(500);
  }
}
