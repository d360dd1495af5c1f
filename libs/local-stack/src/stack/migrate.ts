import { join } from 'node:path';
import { ensureDatabases } from '@getaway/infrastructure/postgres/databases';
import { runToEnd } from '@getaway/infrastructure/processes/child';
import { databaseNames, serviceDatabaseUrl, type ServiceName } from './environment.ts';
import type { PlanInput } from './plans.ts';

const services: readonly ServiceName[] = ['booking', 'calendar', 'crm-email'];

/** Makes the services' databases and brings each to its newest migration. */
export async function migrateDatabases(input: PlanInput, signal: AbortSignal): Promise<void> {
  const { ports, secrets, rootDir } = input;
  const adminUrl = `postgresql://postgres:${encodeURIComponent(secrets.postgresPassword)}@127.0.0.1:${ports.postgres}/postgres`;
  await ensureDatabases(
    adminUrl,
    services.map((service) => {
      const name = databaseNames[service];
      return { name, password: secrets.databasePasswords[name] };
    }),
  );
  await Promise.all(
    services.map((service) =>
      runToEnd({
        command: process.execPath,
        args: [
          join(rootDir, 'libs', 'service-kit', 'src', 'migrations', 'cli.ts'),
          join(rootDir, `svc-${service}`, 'prisma', 'migrations'),
        ],
        cwd: rootDir,
        env: { ...input.env, DATABASE_URL: serviceDatabaseUrl(service, input) },
        onLine: (line) => input.onLine(service, line),
        signal,
      }),
    ),
  );
}
