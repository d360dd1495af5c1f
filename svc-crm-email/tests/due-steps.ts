import type pg from 'pg';
import { bundledProperty } from '@getaway/property';
import { seededSteps } from '../src/sequences/booking-sequence/steps.ts';

/** Creates guests whose first email of the booking sequence is due now, by day or night. */
export async function seedDueSteps(pool: pg.Pool, count: number, name = 'due'): Promise<void> {
  const [letter] = seededSteps(bundledProperty);
  if (!letter) throw new Error('the booking sequence has no letter');
  await pool.query(
    `INSERT INTO email_sequences (id, name, sequence_key, trigger_type) VALUES ('q', 'Due', 'due', 'manual')
     ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `INSERT INTO email_templates (id, name, subject, html_content, text_content) VALUES ('t', $1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [letter.name, letter.subject, letter.htmlContent, letter.textContent],
  );
  await pool.query(
    `INSERT INTO sequence_templates (id, sequence_id, template_id, step_number, delay_value, delay_unit)
     VALUES ('l', 'q', 't', 1, 0, 'days') ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `WITH made AS (
       INSERT INTO guests (id, email, first_name, last_name, updated_at)
       SELECT gen_random_uuid()::text, $2 || n || '@example.com', 'Maya', 'Okafor', now()
       FROM generate_series(1, $1::int) n RETURNING id, email)
     INSERT INTO email_sends (id, kind, message_key, to_address, guest_id, sequence_id, sequence_template_id,
       template_id, step_number, subject, html, text, is_marketing, send_at, expires_at)
     SELECT gen_random_uuid()::text, 'sequence-step', 'step:l:' || id, email, id, 'q', 'l', 't', 1, '', '', '', true,
       now() - interval '5 minutes', now() + interval '1 day' FROM made`,
    [count, name],
  );
}

export async function countUnsent(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    "SELECT count(*)::int AS waiting FROM email_sends WHERE status <> 'sent'",
  );
  return rows[0]?.waiting ?? 0;
}
