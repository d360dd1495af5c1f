import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type InfrastructurePart = 'postgres' | 'nats';

/** The requests to the owner of the servers, over its channel. */
export interface Order {
  id: number;
  action: 'start' | 'stop';
  part: InfrastructurePart;
}

export type Answer = { id: number; ok: true; url: string } | { id: number; ok: false; message: string };

/** Servers that can be stopped and restarted at the same address with their data. */
export interface Infrastructure {
  /** Starts a part and returns its URL: PostgreSQL's is the superuser's. */
  start(part: InfrastructurePart): Promise<string>;
  stopPart(part: InfrastructurePart): Promise<void>;
  /** Stops all servers and deletes all files. */
  stop(): Promise<void>;
}

/**
 * Opens an owner for temporary servers. They run in a separate process that stops them when this process ends
 * in any way.
 */
export function openInfrastructure(): Infrastructure {
  const owner = fork(join(import.meta.dirname, 'infrastructure-process.ts'), {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  owner.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  owner.once('exit', () => {
    for (const [id, settle] of waiting)
      settle({ id, ok: false, message: 'the owner of the test servers is gone' });
  });

  const order = async (action: Order['action'], part: InfrastructurePart): Promise<string> => {
    lastId += 1;
    const id = lastId;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      owner.send({ id, action, part } satisfies Order);
    });
    waiting.delete(id);
    if (!answer.ok) throw new Error(`cannot ${action} ${part}: ${answer.message}`);
    return answer.url;
  };

  return {
    start: (part) => order('start', part),
    stopPart: async (part) => {
      await order('stop', part);
    },
    stop: async () => {
      if (owner.exitCode !== null || owner.signalCode !== null) return;
      const gone = once(owner, 'exit');
      if (owner.connected) owner.disconnect();
      await gone;
    },
  };
}

/** PostgreSQL and NATS for one test run. */
export async function startTestInfrastructure(): Promise<{
  postgresUrl: string;
  natsUrl: string;
  stop: () => Promise<void>;
}> {
  const infrastructure = openInfrastructure();
  try {
    const [postgresUrl, natsUrl] = [
      await infrastructure.start('postgres'),
      await infrastructure.start('nats'),
    ];
    return { postgresUrl, natsUrl, stop: () => infrastructure.stop() };
  } catch (error) {
    await infrastructure.stop();
    throw error;
  }
}
