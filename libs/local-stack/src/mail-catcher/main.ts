import { once } from 'node:events';
import { logLine } from '@getaway/infrastructure/processes/json-log';
import { close, listen, portFrom, stopSignal } from '@getaway/infrastructure/processes/web-server';
import { openEmailStore } from './mail-store.ts';
import { createSmtpServer } from './receive.ts';
import { createMailApp } from './web.ts';

const host = process.env.HOST ?? '127.0.0.1';
const store = openEmailStore(process.env.DATA_DIR ?? '.data/mail');

const smtp = createSmtpServer((mail) => {
  store.add(mail);
  logLine('info', 'email caught', { subject: mail.subject, recipients: mail.to.length });
});
// A client that disconnects in the middle of an email needs no handling.
smtp.on('error', (error) => logLine('warn', 'SMTP connection failed', { reason: error.message }));
smtp.listen(portFrom(process.env.SMTP_PORT, 1025), host);
await once(smtp.server, 'listening');
const web = await listen(createMailApp(store), { host, port: portFrom(process.env.PORT, 8025) });
logLine('info', 'catching emails', { emails: store.list().length });

await stopSignal();
await Promise.all([close(web), new Promise<void>((resolve) => smtp.close(resolve))]);
