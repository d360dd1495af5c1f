import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

// A deliberately wrong server: it charges the card, then writes the booking, without an idempotency key. If
// it is killed in between and asked again, it charges twice. It proves that the crash cycles detect that.

const { PORT, DATABASE_URL, SANDBOX_URL, AMOUNT = '', WRITES_AFTER_MS } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL });
await pool.query('CREATE TABLE IF NOT EXISTS careless_bookings (intent text NOT NULL)');

async function provider(call: string, form: Record<string, string>): Promise<{ id: string }> {
  const response = await fetch(`${SANDBOX_URL}/v1/${call}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_house' },
    body: new URLSearchParams(form),
  });
  return (await response.json()) as { id: string };
}

async function book(): Promise<void> {
  const { id } = await provider('payment_intents', { amount: AMOUNT, currency: 'usd' });
  await provider(`payment_intents/${id}/confirm`, { payment_method: 'pm_card_visa' });
  await sleep(Number(WRITES_AFTER_MS));
  await pool.query('INSERT INTO careless_bookings VALUES ($1)', [id]);
}

createServer((_request, response) => {
  void book().then(() => response.end('{}'));
}).listen(Number(PORT), '127.0.0.1');
