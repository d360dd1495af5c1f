import { deployMigrations } from './deploy.ts';

// As a container's first process it would not stop on a signal by default.
process.once('SIGTERM', () => process.exit(1));

const [directory = 'prisma/migrations'] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) {
  process.stderr.write('DATABASE_URL is missing\n');
  process.exit(1);
}
const applied = await deployMigrations(databaseUrl, directory);
process.stdout.write(`${JSON.stringify({ level: 'info', msg: 'migrated', directory, applied })}\n`);
