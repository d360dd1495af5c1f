import { answerQuestions } from '@getaway/service-kit/worker-thread/answer-questions';
import { readCalendar, type CalendarReading, type ReadingOptions } from './read-calendar.ts';

answerQuestions<{ body: Uint8Array; options: ReadingOptions }, CalendarReading>(({ body, options }) =>
  readCalendar(decode(body), options),
);

/** Calendars are UTF-8 (RFC 5545, 3.1.4), unless a byte order mark differs. */
function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
