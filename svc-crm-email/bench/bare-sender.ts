import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';

// The baseline: nodemailer's pool with the same number of connections and the same email, and nothing else.

const { SMTP_URL: url = '', MAIL_FILE: file = '', COUNT = '0', CONNECTIONS = '1' } = process.env;
const email = JSON.parse(readFileSync(file, 'utf8')) as { subject: string; html: string; text: string };
const transport = createTransport({ url, pool: true, maxConnections: Number(CONNECTIONS) });
await Promise.all(
  Array.from({ length: Number(COUNT) }, (_, n) =>
    transport.sendMail({ ...email, from: 'stay@lanternhollow.example', to: `bare${n}@example.com` }),
  ),
);
transport.close();
