import type { Sql } from '@getaway/service-kit/sql';

/** A contact message that is in no thread. */
interface MissingMessage {
  readonly id: string;
  readonly guestId: string;
  readonly email: string;
  readonly author: string;
  readonly text: string;
  readonly occasion: string | null;
  readonly createdAt: Date;
}

/** The contact messages of guests that are in no thread, oldest first; their guests are locked. */
export function missingMessages(sql: Sql): Promise<MissingMessage[]> {
  return sql<MissingMessage>(
    `SELECT m.id, g.id AS "guestId", g.email, m.name AS author, m.message AS text, m.occasion, m.created_at AS "createdAt"
     FROM contact_messages m JOIN guests g ON g.id = m.guest_id
     WHERE NOT EXISTS (SELECT 1 FROM thread_messages t WHERE t.id = m.id)
     ORDER BY m.created_at, m.id LIMIT 500 FOR UPDATE OF g`,
  );
}
