import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One caught mail, as `GET /api/messages` answers it. */
export interface CaughtMail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The content of text alone, such as invitations. */
  attachments: { filename: string; contentType: string; content?: string }[];
  receivedAt: string;
}

export interface MailStore {
  /** Newest first. */
  list(): CaughtMail[];
  find(id: string): CaughtMail | undefined;
  add(mail: CaughtMail): void;
  clear(): void;
}

const keptMails = 500;

/** Mails as one JSON file each; ids grow with time, so that file names sort as the mails came. */
export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaughtMail);

  return {
    list: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
    add: (mail) => {
      const file = fileOf(mail.id);
      writeFileSync(`${file}.part`, JSON.stringify(mail), { mode: 0o600 });
      renameSync(`${file}.part`, file);
      mails.push(mail);
      for (const old of mails.splice(0, mails.length - keptMails)) rmSync(fileOf(old.id), { force: true });
    },
    clear: () => {
      for (const mail of mails.splice(0)) rmSync(fileOf(mail.id), { force: true });
    },
  };
}
