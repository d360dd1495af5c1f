import type { CaughtEmail } from '@getaway/local-stack/mail-catcher/mail-store';
import { createSmtpServer } from '@getaway/local-stack/mail-catcher/receive';
import { findFreePort } from '@getaway/infrastructure/processes/ports';

export interface MailCatcher {
  readonly url: string;
  readonly emails: CaughtEmail[];
  emailsTo(address: string): CaughtEmail[];
  /** Refuses these addresses from now on with this reply. */
  readonly refusals: Map<string, string>;
  /** Runs while these addresses wait for the server's reply to an email. */
  readonly meanwhile: Map<string, () => Promise<void>>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

/** A real SMTP server that stores its emails and can be stopped. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const emails: CaughtEmail[] = [];
  const refusals = new Map<string, string>();
  const meanwhile = new Map<string, () => Promise<void>>();
  const port = await findFreePort();
  let server: ReturnType<typeof createSmtpServer> | undefined;
  const comeBack = async (): Promise<void> => {
    const fresh = createSmtpServer(
      (email) => emails.push(email),
      async (address) => {
        await meanwhile.get(address)?.();
        return refusals.get(address);
      },
    );
    fresh.on('error', () => undefined);
    server = fresh;
    await new Promise<void>((resolve) => fresh.listen(port, '127.0.0.1', () => resolve()));
  };
  await comeBack();
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    refusals,
    meanwhile,
    emailsTo: (address) => emails.filter(({ to }) => to.includes(address)),
    goAway: async () => {
      const old = server;
      server = undefined;
      if (old) await new Promise<void>((resolve) => old.close(() => resolve()));
    },
    comeBack,
  };
}
