import type { Command } from './control-server.ts';

export type PartName =
  | 'booking'
  | 'calendar'
  | 'crm-email'
  | 'mf-public'
  | 'mf-admin'
  | 'shell'
  | 'cards'
  | 'mail'
  | 'nats'
  | 'postgres';

/** The running parts, for journeys through trouble. */
export interface PartsControl {
  /** Stops a part for the time of a journey's step, and starts it again however that ends. */
  without(part: PartName, step: () => Promise<void>): Promise<void>;
  stop(part: PartName): Promise<void>;
  /** Resolves when the part serves. */
  start(part: PartName): Promise<void>;
  /** Kills a part with -9; its supervisor starts it again. */
  kill(part: PartName): Promise<void>;
}

export function controlParts(controlUrl: string): PartsControl {
  const send = async (command: Command): Promise<void> => {
    const answer = await fetch(controlUrl, { method: 'POST', body: JSON.stringify(command) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const stop = (part: PartName) => send({ part, action: 'stop' });
  const start = (part: PartName) => send({ part, action: 'start' });
  return {
    stop,
    start,
    kill: (part) => send({ part, action: 'kill' }),
    without: async (part, step) => {
      await stop(part);
      try {
        await step();
      } finally {
        await start(part);
      }
    },
  };
}
