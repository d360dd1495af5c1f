import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servicePorts, type ServiceName } from '@getaway/local-stack/stack/environment';
import { renderLine } from '@getaway/local-stack/stack/log-line';
import { findFreePorts } from '@getaway/local-stack/stack/ports';
import { startStack, type Stack } from '@getaway/local-stack/stack/start-stack';
import { openDatabases, type Databases } from '../stack/databases.ts';

export interface CaughtEmail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The whole site with two processes of each service over one database and one broker. */
export interface TwoOfEach {
  readonly stack: Stack;
  readonly site: string;
  /** The addresses of both processes. */
  readonly addresses: Readonly<Record<ServiceName, readonly [string, string]>>;
  readonly natsUrl: string;
  readonly query: Databases['query'];
  emails(): Promise<CaughtEmail[]>;
  /** Pays an intent at the card sandbox, as the card form does. */
  pay(paymentIntentId: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startTwoOfEach(environment: NodeJS.ProcessEnv = {}): Promise<TwoOfEach> {
  const dataDir = mkdtempSync(join(tmpdir(), 'getaway-replicas-'));
  const ports = await findFreePorts();
  const log: string[] = [];
  const env = { REPLICAS: '2', ...environment };
  const stack = await startStack({
    dataDir,
    ports,
    env,
    log: (line) => {
      log.push(renderLine(line, false));
      if (process.env['SHOW_LOG'] && line.level !== 'info') process.stdout.write(`${log.at(-1)}\n`);
    },
  });
  const databases = openDatabases(dataDir, ports, env);
  const at = (service: ServiceName): [string, string] => [
    `http://127.0.0.1:${ports[servicePorts[service][0]]}`,
    `http://127.0.0.1:${ports[servicePorts[service][1]]}`,
  ];
  return {
    stack,
    site: stack.urls.site,
    addresses: { booking: at('booking'), calendar: at('calendar'), 'crm-email': at('crm-email') },
    natsUrl: `nats://127.0.0.1:${ports.nats}`,
    query: databases.query,
    emails: async () => (await (await fetch(`${stack.urls.mail}/api/messages`)).json()) as CaughtEmail[],
    pay: async (paymentIntentId) => {
      const paid = await fetch(
        `http://127.0.0.1:${ports.sandbox}/v1/payment_intents/${paymentIntentId}/confirm`,
        {
          method: 'POST',
          headers: {
            authorization: 'Bearer sk_test_replicas',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
        },
      );
      if (!paid.ok) throw new Error(`the sandbox answered ${paid.status}`);
    },
    stop: async () => {
      await databases.close();
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
