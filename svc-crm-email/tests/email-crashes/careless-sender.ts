import { createTransport } from 'nodemailer';
import pg from 'pg';

// A deliberately wrong sender: it marks a batch as sent, then sends it. If it is killed in between, it loses
// emails. It proves that the crash cycles detect that.

const batch = 20;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
const transport = createTransport({ url: process.env['SMTP_URL'] ?? '', pool: true, maxConnections: 1 });

for (;;) {
  const { rows } = await pool.query<{ address: string }>(
    `UPDATE careless_mails SET sent = true WHERE address IN (SELECT address FROM careless_mails WHERE NOT sent LIMIT $1)
     RETURNING address`,
    [batch],
  );
  if (rows.length === 0) break;
  for (const { address } of rows)
    await transport.sendMail({
      from: 'stay@lanternhollow.example',
      to: address,
      subject: 'Careless',
      text: '.',
    });
}
transport.close();
await pool.end();
