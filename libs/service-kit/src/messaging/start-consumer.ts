import { AckPolicy, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import * as v from 'valibot';
import { envelopeSchema, type Envelope } from '@getaway/contracts/events/event';
import { isDependencyUnavailable } from '../dependency-unavailable.ts';
import type { Logger } from '../logger.ts';
import type { Running } from '../shutdown.ts';
import type { Consumer, ConsumerOptions } from './consumer.ts';
import { followConsumer } from './follow-consumer.ts';
import { firstTimeSeen, firstTimeSeenAmong, recordRefusal } from './inbox.ts';
import { inConsumeSpan } from './message-spans.ts';

const ackWaitNanos = 30_000_000_000;
const retryMs = 1_000;
const awayRetryMs = 2_000;
/** The most events in one transaction. */
const batchSize = 200;

/**
 * Consumes events whose effect happens once: the message id is written to the inbox in the transaction of the
 * effect. A message that its handler refuses ten times is parked; an unavailable database or network only
 * delays it. A consumer of one event with a batch handler takes all available messages in one transaction;
 * when that fails, it halves the batch until the bad message is isolated.
 */
export function startConsumer<Tx>(options: ConsumerOptions<Tx>): Promise<Running> {
  const [first, ...others] = options.subscriptions;
  const handleMany = others.length === 0 ? first?.handleMany : undefined;
  return followConsumer({
    ...(handleMany ? { batchSize } : {}),
    broker: options.broker,
    logger: options.logger.child({ consumer: options.name }),
    consumer: () => ({
      durable_name: options.name,
      filter_subject: options.filterSubject,
      ack_policy: AckPolicy.Explicit,
      ack_wait: ackWaitNanos,
      deliver_policy: DeliverPolicy.All,
      max_deliver: -1,
      max_ack_pending: 200,
    }),
    onMessages: (messages) => settleAll(options, messages),
  });
}

/** Halves a failing batch until the failing events are isolated. */
async function settleAll<Tx>(options: ConsumerOptions<Tx>, messages: readonly JsMsg[]): Promise<void> {
  const [first, ...others] = messages;
  if (!first) return;
  if (others.length === 0) {
    await settle(options, first);
    return;
  }
  if (await settledTogether(options, messages)) return;
  const middle = Math.ceil(messages.length / 2);
  await settleAll(options, messages.slice(0, middle));
  await settleAll(options, messages.slice(middle));
}

/** Handles a batch in one transaction. Returns false when it has to be split. */
async function settledTogether<Tx>(
  options: ConsumerOptions<Tx>,
  messages: readonly JsMsg[],
): Promise<boolean> {
  const envelopes = messages.flatMap((message) => readEnvelope(message) ?? []);
  const [subscription] = options.subscriptions;
  const [last] = messages.slice(-1);
  const traced = envelopes.at(-1);
  const isOurs = (envelope: Envelope): boolean =>
    envelope.type === subscription?.event.type && envelope.version === subscription.event.version;
  if (!traced || envelopes.length < messages.length || !envelopes.every(isOurs)) return false;
  try {
    await inConsumeSpan(options.name, traced, last?.headers, () =>
      options.transact(async (tx, sql) => {
        const ids = envelopes.map(({ id }) => id);
        const fresh = await firstTimeSeenAmong(sql, options.name, ids);
        const news = [...new Map(envelopes.map((each) => [each.id, each])).values()].filter(({ id }) =>
          fresh.has(id),
        );
        if (news.length > 0) {
          await subscription?.handleMany?.(
            tx,
            news.map(({ data }) => data),
          );
        }
      }),
    );
  } catch (error) {
    options.logger.warn({ err: error, consumer: options.name }, 'a batch failed; retrying in halves');
    return false;
  }
  for (const message of messages) message.ack();
  return true;
}

async function settle<Tx>(options: ConsumerOptions<Tx>, message: JsMsg): Promise<void> {
  const envelope = readEnvelope(message);
  if (envelope === undefined) {
    options.logger.error(
      { subject: message.subject, seq: message.seq },
      'skipped a message that is not an event',
    );
    message.term();
    return;
  }
  const log = options.logger.child({
    eventType: envelope.type,
    eventId: envelope.id,
    correlationId: envelope.correlationId,
  });
  try {
    await inConsumeSpan(options.name, envelope, message.headers, () =>
      takeEffect(options, envelope, Date.now() - Date.parse(envelope.occurredAt)),
    );
    message.ack();
    log.debug({ consumer: options.name }, 'event consumed');
  } catch (error) {
    if (isDependencyUnavailable(error)) {
      log.warn({ err: error }, 'event deferred: a dependency is unavailable');
      message.nak(awayRetryMs);
      return;
    }
    await refuse(options, envelope, message, error, log);
  }
}

/** Handles an event once: an event that was seen before, or is unknown, has no effect. */
export async function takeEffect<Tx>(options: Consumer<Tx>, envelope: Envelope, lateMs = 0): Promise<void> {
  const subscription = options.subscriptions.find(
    ({ event }) => event.type === envelope.type && event.version === envelope.version,
  );
  if (!subscription) return;
  await options.transact(async (tx, sql) => {
    if (!(await firstTimeSeen(sql, options.name, envelope.id))) return;
    await subscription.handle(tx, envelope.data, {
      eventId: envelope.id,
      occurredAt: new Date(envelope.occurredAt),
      correlationId: envelope.correlationId,
      lateMs,
    });
  });
}

async function refuse<Tx>(
  options: ConsumerOptions<Tx>,
  envelope: Envelope,
  message: JsMsg,
  error: unknown,
  log: Logger,
): Promise<void> {
  try {
    let parked = false;
    await options.transact(async (_tx, sql) => {
      parked = await recordRefusal(sql, options.name, envelope, error);
    });
    log.error({ err: error, parked }, 'event rejected by its handler');
    if (parked) message.ack();
    else message.nak(retryMs);
  } catch (cause) {
    log.warn({ err: cause }, 'a rejected event could not be recorded');
    message.nak(awayRetryMs);
  }
}

function readEnvelope(message: JsMsg): Envelope | undefined {
  try {
    const parsed = v.safeParse(envelopeSchema, message.json());
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
