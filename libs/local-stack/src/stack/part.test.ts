import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startChild } from '@getaway/infrastructure/processes/child';
import { keepRunning, type Part } from './part.ts';

const parts: Part[] = [];
afterEach(() => Promise.all(parts.splice(0).map((part) => part.stop())));

function partRunning(script: string): { part: Part; pids: number[]; messages: string[] } {
  const pids: number[] = [];
  const messages: string[] = [];
  const part = keepRunning(
    {
      name: 'guest book',
      start: () =>
        Promise.resolve(startChild({ command: process.execPath, args: ['-e', script], graceMs: 300 })),
      missingDependency: () => sleep(20, undefined),
    },
    {
      log: (_level, message) => messages.push(message),
      started: ({ pid }) => pids.push(pid),
      ended: () => undefined,
    },
  );
  parts.push(part);
  return { part, pids, messages };
}

function lives(pid: number | undefined): boolean {
  try {
    process.kill(pid ?? 0, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a part', () => {
  test('is restarted after it is killed', async () => {
    const { part, pids, messages } = partRunning('setInterval(() => {}, 1000)');
    await part.start();
    part.kill('SIGKILL');
    await vi.waitFor(() => expect(pids).toHaveLength(2), { timeout: 3000 });
    await vi.waitFor(() => expect(messages).toEqual(['exited unexpectedly', 'restarting', 'running again']));
    expect(lives(pids[1])).toBe(true);
  });

  test('stays stopped until it is started again', async () => {
    const { part, pids } = partRunning('setInterval(() => {}, 1000)');
    await part.start();
    await part.stop();
    expect(lives(pids[0])).toBe(false);
    await sleep(700);
    expect(pids).toHaveLength(1);
    await part.start();
    expect(pids).toHaveLength(2);
  });

  test('is killed when it ignores SIGTERM beyond its grace period', async () => {
    const { part, pids } = partRunning('process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)');
    await part.start();
    await sleep(200);
    await part.stop();
    expect(lives(pids[0])).toBe(false);
  });

  test('fails the start with its last log lines when it exits during startup', async () => {
    const part = keepRunning(
      {
        name: 'broken',
        start: () =>
          Promise.resolve(
            startChild({
              command: process.execPath,
              args: ['-e', 'console.log("no database"); process.exit(3)'],
            }),
          ),
        missingDependency: () => Promise.resolve('everything'),
      },
      { log: () => undefined, started: () => undefined, ended: () => undefined },
    );
    await expect(part.start()).rejects.toThrow(/broken exited during startup.*no database/s);
  });
});
