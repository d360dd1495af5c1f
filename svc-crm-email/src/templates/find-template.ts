import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { Tx } from '../database/database.ts';
import { templateById } from './email-templates.repository.ts';

/** Undefined for an unknown template. */
export function findTemplate(tx: Tx, id: string): Promise<EmailTemplate | undefined> {
  return templateById(tx, id);
}
