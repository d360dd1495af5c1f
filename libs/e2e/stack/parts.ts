import type { Stack } from '@getaway/local-stack/stack/start-stack';

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
  kill(part: PartName): void;
}

export function controlParts(stack: Stack): PartsControl {
  return {
    stop: (part) => stack.stopPart(part),
    start: (part) => stack.startPart(part),
    kill: (part) => stack.killPart(part, 'SIGKILL'),
    without: async (part, step) => {
      await stack.stopPart(part);
      try {
        await step();
      } finally {
        await stack.startPart(part);
      }
    },
  };
}
