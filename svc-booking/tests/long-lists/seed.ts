import pg from 'pg';
import { addBookings } from './many-bookings.ts';

// npm run seed:many-bookings -w svc-booking -- COUNT: as many more bookings, which take no nights, into the database at DATABASE_URL.
const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
try {
  await addBookings(database, Number(process.argv[2]));
} finally {
  await database.end();
}
