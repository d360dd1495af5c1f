import type { ConsumerConfig, ConsumerInfo, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { streamName } from '@getaway/contracts/events/stream';
import { minuteMs, secondMs } from '@getaway/kernel/instant';
import type { Logger } from '../logger.ts';
import type { Running } from '../shutdown.ts';
import type { Broker } from './broker.ts';
import { inBatches } from './in-batches.ts';

const restartMs = secondMs;

/**
 * How long one request for messages stays open. Messages arrive at once all the same; each further request, and each
 * of the server's signs of life (every 30 seconds at least), costs both sides work while nothing happens.
 */
const openRequestMs = 10 * minuteMs;

export interface FollowOptions {
  readonly broker: Broker;
  /** Evaluated again on each use: a start time, for example, changes. */
  readonly consumer: () => Partial<ConsumerConfig>;
  /** Called each time the consumer has been ensured, before its messages arrive. */
  readonly onReady?: (info: ConsumerInfo) => void;
  readonly onMessages: (messages: readonly JsMsg[]) => Promise<void> | void;
  /** The most available messages that are passed on together; one by default. */
  readonly batchSize?: number;
  readonly logger: Logger;
}

/**
 * Passes on a consumer's messages in order until it is stopped. A consumer that the server has lost (idle for
 * too long, or deleted) is created again. Rejects only when the first creation fails.
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
  // Without it, the client would silently request messages from a deleted consumer forever.
  return found.consume({
    max_messages: Math.max(50, batchSize),
    expires: openRequestMs,
    abort_on_missing_resource: true,
  });
}
