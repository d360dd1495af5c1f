import type pg from 'pg';

/**
 * Adds emails of one sequence step to the existing guests: most were sent, one in twenty failed, and one in
 * ten is due in weeks and still has its variables.
 */
export async function seedSends(database: pg.Pool, count: number): Promise<void> {
  await database.query(
    `INSERT INTO email_templates (id, name, subject, html_content)
     VALUES ('letter', 'A letter', 'A letter for {{ guest.firstName }}', '<p>Come back soon.</p>')`,
  );
  await database.query(
    `INSERT INTO email_sends (id, guest_id, template_id, kind, message_key, to_address, subject, html, text, status,
       is_marketing, send_at, sent_at, attempts, error_message)
     SELECT 'send-' || n, g.id, 'letter', 'sequence-step', 'letter:' || n, g.email,
       'A letter for ' || CASE WHEN status = 'pending' THEN '{{ guest.firstName }}' ELSE g.first_name END,
       '<p>Come back soon, ' || g.first_name || '.</p>', 'Come back soon.', status, true, at,
       CASE WHEN status = 'sent' THEN at END, CASE WHEN status = 'failed' THEN 5 ELSE 1 END,
       CASE WHEN status = 'failed' THEN '451 4.3.0 The mail server is not available' END
     FROM generate_series(1, $1::int) n
     JOIN guests g ON g.id = 'guest-' || n,
       LATERAL (SELECT CASE WHEN n % 20 = 0 THEN 'failed' WHEN n % 10 = 1 THEN 'pending' ELSE 'sent' END AS status) fate,
       LATERAL (SELECT CASE WHEN status = 'pending' THEN now() + interval '30 days' ELSE now() END
         + CASE WHEN status = 'pending' THEN 1 ELSE -1 END * n * interval '20 minutes' AS at) moment`,
    [count],
  );
  await database.query('VACUUM ANALYZE email_sends');
}
