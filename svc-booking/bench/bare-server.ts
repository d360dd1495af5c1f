import { createServer } from 'node:http';
import pg from 'pg';
import { isFreeStatement } from '../src/availability/nights.repository.ts';

// The baseline: node:http and the same prepared statement, with the same bytes as svc-booking's answer,
// headers included.

const headers = JSON.parse(process.env['ANSWER_HEADERS'] ?? '{}') as Record<string, string>;
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
        text: isFreeStatement,
        values: [checkInDate, checkOutDate, null, null],
      })
      .then(({ rows }) => {
        const body = JSON.stringify({ available: rows[0]?.free ?? false });
        response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
      });
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
