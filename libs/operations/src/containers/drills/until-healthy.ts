import { setTimeout as sleep } from 'node:timers/promises';
import { containersOf, docker } from '../docker.ts';

const timeoutMs = 120_000;

/** Waits until every container of a service says that it is well. */
export async function untilHealthy(service: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const ids = await containersOf(service);
    const health = await docker('inspect', '--format', '{{.State.Health.Status}}', ...ids);
    if (health.split('\n').every((each) => each === 'healthy')) return;
    if (Date.now() > deadline) throw new Error(`${service} is not healthy: ${health}`);
    await sleep(500);
  }
}
