import type { ConsumerConfig, ConsumerInfo, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { streamName } from '@getaway/contracts/events/stream';
import { secondMs } from '@getaway/kernel/instant';
import type { Logger } from '../logger.ts';
import type { Running } from '../shutdown.ts';
import type { Broker } from './broker.ts';
import { inBatches } from './in-batches.ts';

const restartMs = secondMs;

export interface FollowOptions {
  readonly broker: Broker;
  /** Asked for anew each time: a start time, for one, moves. */
  readonly consumer: () => Partial<ConsumerConfig>;
  /** Told each time the consumer has been made sure of, before its messages come. */
  readonly onReady?: (info: ConsumerInfo) => void;
  readonly onMessages: (messages: readonly JsMsg[]) => Promise<void> | void;
  /** Messages that are handed on together when they are there together; one unless it is set. */
  readonly batchSize?: number;
  readonly logger: Logger;
}

/**
 * Hands on a consumer's messages in their order until stopped. A consumer that the server has lost (it was idle for too
 * long, or deleted) is made again. Rejects only when it cannot be made the first time.
 */
export async function followConsumer(options: FollowOptions): Promise<Running> {
  let stopped = false;
  let messages: ConsumerMessages | undefined = await open(options);
  const loop = (async () => {
    while (!stopped) {
      try {
        messages ??= await open(options);
        if (stopped) await messages.close();
        for await (const batch of inBatches(messages, options.batchSize ?? 1))
          await options.onMessages(batch);
      } catch (error) {
        if (!stopped) options.logger.warn({ err: error }, 'events cannot be consumed; retrying');
      }
      await messages?.close();
      messages = undefined;
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, restartMs));
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await messages?.close();
      await loop;
    },
  };
}

async function open({ broker, consumer, onReady, batchSize = 1 }: FollowOptions): Promise<ConsumerMessages> {
  const info = await broker.manager.consumers.add(streamName, consumer());
  if (info.config.durable_name !== undefined) broker.durables.add(info.config.durable_name);
  onReady?.(info);
  const found = await broker.jetstream.consumers.get(streamName, info.name);
  // Without it, a consumer that is gone would be asked for messages for ever, in silence.
  return found.consume({ max_messages: Math.max(50, batchSize), abort_on_missing_resource: true });
}
