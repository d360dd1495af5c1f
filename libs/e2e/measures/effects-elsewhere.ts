import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { serviceDatabaseUrl, type ServiceName } from '@getaway/local-stack/stack/environment';
import type { Ports } from '@getaway/local-stack/stack/ports';
import { loadSecrets } from '@getaway/local-stack/stack/secrets';
import { eventually } from '@getaway/testing/eventually';
import pg from 'pg';
import { post, signIn } from './staff-calls.ts';

/** An effect in another service, and how many milliseconds after the response it was visible. The commit precedes the response. */
export interface Effect {
  readonly what: string;
  readonly ms: number;
}

interface Moment {
  readonly at: Date;
}

/**
 * Blocks a night and sends a message to the host. Reads from the databases when the other service knew the night, and
 * when the receipt was sent.
 */
export async function effectsElsewhere(
  dataDir: string,
  ports: Ports,
  /** A date that nothing has been done with. */
  night: string,
): Promise<Effect[]> {
  const secrets = loadSecrets(path.join(dataDir, 'secrets.json'));
  const site = `http://localhost:${ports.edge}`;
  const query = async <Row extends pg.QueryResultRow>(
    service: ServiceName,
    sql: string,
    value: string,
  ): Promise<Row[]> => {
    const connectionString = serviceDatabaseUrl(service, { ports, secrets, env: {}, mode: 'production' });
    const client = new pg.Client({ connectionString });
    await client.connect();
    return (await client.query<Row>(sql, [value]).finally(() => client.end())).rows;
  };
  const only = <Row>([row]: readonly Row[]): Row => {
    if (!row) throw new Error('There is no such row yet');
    return row;
  };

  const cookie = await signIn(site, secrets.adminPassword);
  await post(site, '/api/admin/blocked-dates', { fromDate: night, reason: 'maintenance' }, cookie);
  const blockedAt = Date.now();
  const event = only(
    await query<{ id: string }>(
      'booking',
      `SELECT id FROM outbox_events WHERE data::text LIKE '%' || $1 || '%'`,
      night,
    ),
  );
  const seen = await eventually(async () =>
    only(
      await query<Moment>(
        'calendar',
        'SELECT seen_at AS at FROM inbox_messages WHERE message_id = $1',
        event.id,
      ),
    ),
  );

  const email = `${randomUUID()}@example.com`;
  await post(site, '/api/contact', { name: 'Ada', email, message: 'Is the lake warm?' });
  const writtenAt = Date.now();
  const sent = await eventually(async () =>
    only(
      await query<Moment>(
        'crm-email',
        'SELECT sent_at AS at FROM email_sends WHERE to_address = $1 AND sent_at IS NOT NULL',
        email,
      ),
    ),
  );
  return [
    { what: 'a blocked night known to svc-calendar', ms: seen.at.getTime() - blockedAt },
    { what: 'a receipt sent', ms: sent.at.getTime() - writtenAt },
  ];
}
