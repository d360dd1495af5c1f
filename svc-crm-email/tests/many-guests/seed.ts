import pg from 'pg';
import { seedGuests } from './seed-guests.ts';
import { seedSends } from './seed-sends.ts';

// npm run seed:many-guests -w svc-crm-email: 50,000 guests and 5,000 emails into the empty database at DATABASE_URL. With
// arguments, FROM guests are there already and COUNT more come, without emails.
const [from, count] = process.argv.slice(2).map(Number);
const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
try {
  await seedGuests(database, count ?? 50_000, from);
  if (count === undefined) await seedSends(database, 5_000);
} finally {
  await database.end();
}
