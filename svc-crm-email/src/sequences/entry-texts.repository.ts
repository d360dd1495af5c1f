import type { Sql } from '@getaway/service-kit/sql';

/** A text that staff may have edited, and where it is stored. */
export interface StoredTexts {
  readonly id: string;
  readonly subject: string | null;
  readonly html: string | null;
  readonly text: string | null;
}

/** Locks the texts of all templates, or those that steps have in their place. */
export function readEntryTexts(sql: Sql, place: 'templates' | 'steps'): Promise<StoredTexts[]> {
  return place === 'templates'
    ? sql<StoredTexts>(
        `SELECT id, subject, html_content AS html, text_content AS text FROM email_templates
         ORDER BY id FOR UPDATE`,
      )
    : sql<StoredTexts>(
        `SELECT id, override_subject AS subject, override_html_content AS html, override_text_content AS text
         FROM sequence_templates ORDER BY id FOR UPDATE`,
      );
}

export async function writeEntryTexts(
  sql: Sql,
  place: 'templates' | 'steps',
  { id, subject, html, text }: StoredTexts,
): Promise<void> {
  await sql(
    place === 'templates'
      ? 'UPDATE email_templates SET subject = $2, html_content = $3, text_content = $4 WHERE id = $1'
      : `UPDATE sequence_templates
         SET override_subject = $2, override_html_content = $3, override_text_content = $4 WHERE id = $1`,
    id,
    subject,
    html,
    text,
  );
}
