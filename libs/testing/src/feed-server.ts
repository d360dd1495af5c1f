import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FeedServer {
  /** The address of a feed; each name is a separate feed. */
  url(name: string): string;
  /** Sets the response of a feed: a calendar's text, or any other behavior. */
  says(name: string, answer: string | Answer): void;
  /** The requests that a feed received. */
  questions(name: string): IncomingMessage[];
  stop(): Promise<void>;
}

/** A stand-in for another platform on this machine. */
export async function startFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, Answer>();
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const answer = answers.get(nameOf(request));
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (name) => `http://127.0.0.1:${port}/${name}?s=a-secret-of-the-platform`,
    says: (name, answer) => {
      const text = answer;
      answers.set(
        name,
        typeof text === 'function'
          ? text
          : (_request, response) => response.writeHead(200, { 'content-type': 'text/calendar' }).end(text),
      );
    },
    questions: (name) => asked.filter((request) => nameOf(request) === name),
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function nameOf(request: IncomingMessage): string {
  return (request.url ?? '').slice(1).split('?')[0] ?? '';
}

/** `uid`, first day, check-out day, text: a stay as platforms write it. */
export type WrittenStay = readonly [uid: string, from: string, to: string, summary: string];

export function calendarOf(...stays: readonly WrittenStay[]): string {
  const day = (date: string) => date.replaceAll('-', '');
  const events = stays.map(([uid, from, to, summary]) =>
    [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${day(from)}`,
      `DTEND;VALUE=DATE:${day(to)}`,
      `SUMMARY:${summary}`,
      'DESCRIPTION:Reservation URL: https://platform.example/r/HMSECRET\\nPhone: 0188',
      'END:VEVENT',
    ].join('\r\n'),
  );
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
}
