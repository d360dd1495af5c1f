import pg from 'pg';
import { seedGuests } from './seed-guests.ts';
import { seedSends } from './seed-sends.ts';

// npm run seed:many-guests -w svc-crm-email: 50,000 guests and 5,000 emails into the empty database at
// DATABASE_URL.
const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
try {
  await seedGuests(database, 50_000);
  await seedSends(database, 5_000);
} finally {
  await database.end();
}
