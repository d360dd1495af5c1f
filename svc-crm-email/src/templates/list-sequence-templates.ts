import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { Tx } from '../database/database.ts';
import { templatesOf } from './email-templates.repository.ts';

/** The templates of a sequence in the order of its steps. */
export function listSequenceTemplates(tx: Tx, sequenceId: string): Promise<EmailTemplate[]> {
  return templatesOf(tx, sequenceId);
}
