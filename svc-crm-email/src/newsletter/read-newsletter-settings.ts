import type { Sql } from '@getaway/service-kit/sql';
import { readAsksToConfirm } from './newsletter-settings.repository.ts';

/** How people sign up: by default without a confirmation, as the specification has it. */
export async function readNewsletterSettings(sql: Sql): Promise<{ asksToConfirm: boolean }> {
  return { asksToConfirm: await readAsksToConfirm(sql) };
}
