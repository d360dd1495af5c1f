import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import * as v from 'valibot';

const connections = 20;

const bodySchema = v.object({
  bookingData: v.object({ checkInDate: v.string(), checkOutDate: v.string() }),
});

/**
 * A deliberately wrong server: it checks that the nights are available and then takes them. It proves that
 * the races detect a double booking.
 */
export async function startNaiveServer(
  connectionString: string | undefined,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString, max: connections });
  await pool.query('CREATE TABLE naive_bookings (check_in date NOT NULL, check_out date NOT NULL)');
  const book = async (checkIn: string, checkOut: string): Promise<boolean> => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rowCount } = await client.query(
        'SELECT 1 FROM naive_bookings WHERE check_in < $2::date AND check_out > $1::date',
        [checkIn, checkOut],
      );
      if (rowCount === 0)
        await client.query('INSERT INTO naive_bookings VALUES ($1, $2)', [checkIn, checkOut]);
      await client.query('COMMIT');
      return rowCount === 0;
    } finally {
      client.release();
    }
  };
  // Connections are opened before the race, as on a server that has been up for a while.
  await Promise.all(Array.from({ length: connections }, () => pool.query('SELECT pg_sleep(0.1)')));
  const server = createServer((request, response) => {
    void json(request).then(async (body) => {
      const { checkInDate, checkOutDate } = v.parse(bodySchema, body).bookingData;
      const status = (await book(checkInDate, checkOutDate)) ? 200 : 409;
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"type":"dates-taken"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}
