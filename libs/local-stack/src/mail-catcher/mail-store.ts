import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One caught email, as `GET /api/messages` answers it. */
export interface CaughtEmail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The content of text, such as invitations; the bytes of PDFs in base64. */
  attachments: { filename: string; contentType: string; content?: string; base64?: string }[];
  receivedAt: string;
}

export interface EmailStore {
  /** Newest first. */
  list(): CaughtEmail[];
  find(id: string): CaughtEmail | undefined;
  add(mail: CaughtEmail): void;
  clear(): void;
}

const keptEmails = 500;

/** Emails as one JSON file each; ids grow with time, so that file names sort in order of arrival. */
export function openEmailStore(folder: string): EmailStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  const emails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaughtEmail);

  return {
    list: () => emails.toReversed(),
    find: (id) => emails.find((mail) => mail.id === id),
    add: (mail) => {
      const file = fileOf(mail.id);
      writeFileSync(`${file}.part`, JSON.stringify(mail), { mode: 0o600 });
      renameSync(`${file}.part`, file);
      emails.push(mail);
      for (const old of emails.splice(0, emails.length - keptEmails)) rmSync(fileOf(old.id), { force: true });
    },
    clear: () => {
      for (const mail of emails.splice(0)) rmSync(fileOf(mail.id), { force: true });
    },
  };
}
