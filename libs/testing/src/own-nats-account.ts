import pg from 'pg';
import { accountUser } from '@getaway/infrastructure/nats/config';

/** As many accounts as a test run's NATS server has beside the one of those who give no name. */
export const natsAccounts = 400;

/**
 * The address of the run's NATS server, as an account that nobody else of this run uses: with streams and durables of its
 * own, so that test files may run at the same time and none hears what another one left behind.
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

/** The test files run in several processes; what they have in common is the database server. */
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
