import { sendHosts } from '@getaway/testing/hostile-hosts';
import { hostileTargets, sendTarget, sendTargets } from '@getaway/testing/hostile-targets';
import { expect } from 'vitest';
import type { ServerBeforeService } from './server-before-service.ts';

/** Fails when any spelling of an internal path reaches the service. */
export async function expectInnerPathsRefused({ origin, serviceUrl }: ServerBeforeService): Promise<void> {
  const targets = hostileTargets(new URL(origin).host);
  const answers = await sendTargets(origin, targets);
  expect(answers.filter(({ isInner }) => isInner)).toEqual([]);
  expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThan(500);
  expect(await sendTarget(origin, '127.0.0.1:443', 'CONNECT')).toEqual({ status: 0, isInner: false });
  // Controls: canonical paths reach the service, and it answers these spellings when it is called directly.
  expect((await sendTarget(origin, '/api/packages?at=%2F..')).status).toBe(200);
  const direct = await sendTargets(serviceUrl, targets);
  expect(direct.filter(({ isInner }) => isInner).length).toBeGreaterThan(400);
}

/** Fails when one of these paths is served under an invalid Host header, or refused under a valid one. */
export async function expectWrongHostsRefused(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { wrong, right } = await sendHosts(origin, path);
    expect(wrong.filter(({ status }) => status !== 400)).toEqual([]);
    expect(right.filter(({ status }) => status !== 200)).toEqual([]);
  }
}
