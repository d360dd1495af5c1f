import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** The reply of a mail server at a given step; the steps before it succeed. */
export type SmtpMood =
  | 'well'
  | 'hangs'
  | 'resets'
  | { readonly at: 'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA'; readonly answer: string };

export interface ScriptedSmtp {
  readonly url: string;
  /**
   * Open connections end when the replies change, because a sender keeps its authenticated connections as
   * long as it can.
   */
  behave(mood: SmtpMood): void;
  /** The number of sign-in attempts. */
  readonly signIns: () => number;
  /** Recipients of the accepted emails. */
  readonly taken: readonly string[];
  stop(): Promise<void>;
}

/** An SMTP server over a raw socket, for faults that a library's server cannot produce. */
export async function startScriptedSmtp(): Promise<ScriptedSmtp> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let signIns = 0;
  let mood = 'well' as SmtpMood;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (mood === 'resets') return void socket.resetAndDestroy();
    if (mood === 'hangs') return;
    serve(socket);
  });

  const serve = (socket: Socket): void => {
    let to = '';
    let isData = false;
    let unread = '';
    const say = (step: 'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA', well: string): boolean => {
      const refusal = typeof mood === 'object' && mood.at === step ? mood.answer : undefined;
      const answer = refusal ?? well;
      socket.write(`${answer}\r\n`);
      if (answer.startsWith('421')) socket.end();
      return refusal === undefined;
    };
    const answer = (line: string): void => {
      if (isData) {
        if (line !== '.') return;
        isData = false;
        if (say('DATA', '250 2.0.0 queued')) taken.push(to);
        return;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') socket.write('250-scripted\r\n250 AUTH PLAIN\r\n');
      else if (verb === 'AUTH') {
        signIns += 1;
        say('AUTH', '235 2.7.0 welcome');
      } else if (verb === 'MAIL') say('MAIL', '250 2.1.0 ok');
      else if (verb === 'RCPT') {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        say('RCPT', '250 2.1.5 ok');
      } else if (verb === 'DATA') {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    };
    socket.on('data', (chunk) => {
      if (mood === 'hangs') return;
      if (mood === 'resets') return void socket.resetAndDestroy();
      unread += chunk.toString('latin1');
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        answer(line);
      }
    });
    if (!say('greeting', '220 scripted ESMTP')) socket.end();
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const smtp: ScriptedSmtp = {
    url: `smtp://house:secret@127.0.0.1:${port}`,
    behave: (next) => {
      mood = next;
      for (const socket of sockets) socket.destroy();
    },
    signIns: () => signIns,
    taken,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return smtp;
}
