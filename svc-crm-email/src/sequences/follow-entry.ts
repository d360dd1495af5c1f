import type { Sql } from '@getaway/service-kit/sql';
import { inWording } from './booking-sequence/entry-wording.rules.ts';
import { readEntryTexts, writeEntryTexts, type StoredTexts } from './entry-texts.repository.ts';

/** Rewrites what the stored emails of the booking sequence say of getting in, once a house has codes or none any more. */
export async function followEntry(sql: Sql, hasCodes: boolean): Promise<void> {
  const fitting = (text: string | null): string | null => text && inWording(text, hasCodes);
  for (const place of ['templates', 'steps'] as const)
    for (const stored of await readEntryTexts(sql, place)) {
      const { id, subject, html, text } = stored;
      const texts = { id, subject: fitting(subject), html: fitting(html), text: fitting(text) };
      if (isOther(texts, stored)) await writeEntryTexts(sql, place, texts);
    }
}

function isOther(one: StoredTexts, other: StoredTexts): boolean {
  return one.subject !== other.subject || one.html !== other.html || one.text !== other.text;
}
