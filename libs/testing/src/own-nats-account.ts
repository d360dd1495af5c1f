import pg from 'pg';
import { accountUser } from '@getaway/infrastructure/nats/config';

/** The number of accounts of a test run's NATS server besides the default one. */
export const natsAccounts = 400;

/**
 * The address of the run's NATS server with an otherwise unused account, which has its own streams and
 * durables, so that test files may run in parallel without receiving each other's events.
 */
export async function ownNatsAccount(infrastructure: {
  natsUrl: string;
  postgresUrl: string;
}): Promise<string> {
  const user = accountUser(await nextNumber(infrastructure.postgresUrl));
  const url = new URL(infrastructure.natsUrl);
  url.username = user;
  url.password = user;
  return url.href;
}

/** Test files run in several processes; the database server is what they share. */
async function nextNumber(postgresUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const lock = "hashtext('nats accounts')";
    await client.query(`select pg_advisory_lock(${lock})`);
    await client.query(`create sequence if not exists nats_accounts maxvalue ${natsAccounts} cycle`);
    await client.query(`select pg_advisory_unlock(${lock})`);
    const { rows } = await client.query<{ number: number }>("select nextval('nats_accounts')::int as number");
    if (!rows[0]) throw new Error('the sequence of NATS accounts gave no number');
    return rows[0].number;
  } finally {
    await client.end();
  }
}
