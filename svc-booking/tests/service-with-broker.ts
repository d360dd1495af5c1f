import { createLogger } from '@getaway/service-kit/logger';
import { connectBroker } from '@getaway/service-kit/messaging/broker';
import { testEvent } from '@getaway/testing/test-event';
import { startTestNats } from '@getaway/testing/test-nats';
import { startTestService, type TestService } from './test-service.ts';

/** A service with a broker of its own, on which a test publishes the events of other services. */
export interface ServiceWithBroker extends TestService {
  publish(type: string, data: object, id?: string): Promise<void>;
}

export async function startServiceWithBroker(): Promise<ServiceWithBroker> {
  const nats = await startTestNats();
  const service = await startTestService({ webhooks: false, natsUrl: nats.url });
  const logger = createLogger({ part: 'test', level: 'silent' });
  const broker = await connectBroker({ url: nats.url, name: 'test', logger });
  return {
    ...service,
    publish: async (type, data, id) => {
      await broker.jetstream.publish(type, JSON.stringify(testEvent(type, data, { id })));
    },
    stop: async () => {
      await broker.close();
      await service.stop();
      await nats.stop();
    },
  };
}
