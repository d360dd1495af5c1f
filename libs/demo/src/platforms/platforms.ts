import type { RequestListener, ServerResponse } from 'node:http';

/** A stay as a platform writes it: days, and its words for it. */
export interface FeedEntry {
  readonly uid: string;
  readonly from: string;
  /** The day of check-out. */
  readonly to: string;
  readonly summary: string;
}

export interface PlatformFeed {
  readonly entries: readonly FeedEntry[];
  /**
   * `forgetful` loses most of its stays every second time that it is asked, as a platform in trouble does; `broken`
   * answers with an error.
   */
  readonly manner: 'well' | 'forgetful' | 'broken';
}

export type PlatformFeeds = Readonly<Record<string, PlatformFeed>>;

/** Other platforms on this machine: each feed at `/NAME.ics`. They remember nothing; what they said is in the ETag. */
export function createPlatforms(readFeeds: () => PlatformFeeds): RequestListener {
  return (request, response) => {
    if (request.url === '/readyz') {
      response.end('{"status":"ok"}');
      return;
    }
    const name = /^\/([a-z-]+)\.ics$/.exec(request.url ?? '')?.[1];
    const feed = name === undefined ? undefined : readFeeds()[name];
    if (feed === undefined) {
      response.writeHead(404).end();
      return;
    }
    answer(response, feed, request.headers['if-none-match']);
  };
}

function answer(response: ServerResponse, { entries, manner }: PlatformFeed, seen: string | undefined): void {
  if (manner === 'broken') {
    response.writeHead(503).end('Under maintenance');
    return;
  }
  const isShort = manner === 'forgetful' && seen === '"whole"';
  const etag = isShort ? '"short"' : '"whole"';
  if (manner === 'well' && seen === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const served = isShort ? entries.slice(0, Math.floor(entries.length / 4)) : entries;
  response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', etag }).end(calendarOf(served));
}

function calendarOf(entries: readonly FeedEntry[]): string {
  const day = (date: string): string => date.replaceAll('-', '');
  const events = entries.flatMap(({ uid, from, to, summary }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${day(from)}`,
    `DTEND;VALUE=DATE:${day(to)}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//demo//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}
