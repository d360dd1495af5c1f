import { createServer } from 'node:http';
import pg from 'pg';

// The yardstick: node:http and one prepared statement, with the very bytes that svc-booking answers and nothing else.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { checkInDate, checkOutDate } = JSON.parse(Buffer.concat(chunks).toString()) as Record<
      string,
      string
    >;
    void pool
      .query<{ free: boolean }>({
        name: 'is-free',
        text: `SELECT NOT EXISTS (SELECT 1 FROM unavailable_dates WHERE date >= $1::date AND date < $2::date)
               AND NOT EXISTS (SELECT 1 FROM external_nights WHERE date >= $1::date AND date < $2::date) AS free`,
        values: [checkInDate, checkOutDate],
      })
      .then(({ rows }) => {
        const body = JSON.stringify({ available: rows[0]?.free ?? false });
        response
          .writeHead(200, {
            'content-type': 'application/json; charset=utf-8',
            'content-length': body.length,
          })
          .end(body);
      });
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
