import type { Sql } from '@getaway/service-kit/sql';

export async function storeChat(
  sql: Sql,
  chat: { message: string; response: string },
  now: Date,
): Promise<void> {
  await sql(
    `INSERT INTO chat_messages (id, message, response, created_at)
     VALUES (gen_random_uuid()::text, $1, $2, $3::timestamptz)`,
    chat.message,
    chat.response,
    now.toISOString(),
  );
}
