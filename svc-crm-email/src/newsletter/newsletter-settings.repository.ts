import type { Sql } from '@getaway/service-kit/sql';

export async function readAsksToConfirm(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ asks: boolean }>(
    'SELECT asks_to_confirm AS asks FROM newsletter_settings WHERE id = 1',
  );
  return row?.asks ?? false;
}

export async function saveAsksToConfirm(sql: Sql, asksToConfirm: boolean): Promise<void> {
  await sql(
    `INSERT INTO newsletter_settings (id, asks_to_confirm) VALUES (1, $1::boolean)
     ON CONFLICT (id) DO UPDATE SET asks_to_confirm = EXCLUDED.asks_to_confirm`,
    asksToConfirm,
  );
}
