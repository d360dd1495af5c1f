import { stripVTControlCharacters } from 'node:util';

export type Level = 'info' | 'warn' | 'error';

export interface LogLine {
  time: Date;
  part: string;
  level: Level;
  message: string;
  facts: Readonly<Record<string, unknown>>;
  /** As the part wrote it. */
  written: string;
}

const partWidth = 10;
const hiddenFacts = new Set(['level', 'time', 'msg', 'part', 'pid', 'hostname', 'req', 'res', 'err']);
const colours: Record<Level, string> = { info: '', warn: '\u001b[33m', error: '\u001b[31m' };

/** Reads what a part wrote: a JSON line of a service, or any other text. */
export function readLine(part: string, text: string, now: Date): LogLine {
  const record = jsonRecord(text);
  if (record === undefined)
    return {
      time: now,
      part,
      level: 'info',
      message: stripVTControlCharacters(text),
      facts: {},
      written: text,
    };
  const facts = Object.entries(record).filter(([name]) => !hiddenFacts.has(name));
  return {
    time: typeof record['time'] === 'string' ? new Date(record['time']) : now,
    part,
    level: levelOf(record['level']),
    message: typeof record['msg'] === 'string' ? record['msg'] : '',
    facts: { ...requestFacts(record), ...Object.fromEntries(facts), ...errorFacts(record['err']) },
    written: text,
  };
}

/** `12:00:00 booking    hold made bookingId=… nights=2` */
export function renderLine({ time, part, level, message, facts }: LogLine, isColoured: boolean): string {
  const clock = time.toTimeString().slice(0, 8);
  const pairs = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${valueText(value)}`);
  const mark = level === 'info' ? '' : `${level.toUpperCase()} `;
  const text = `${clock} ${part.padEnd(partWidth)} ${[mark + message, ...pairs].join(' ')}`;
  return isColoured && level !== 'info' ? `${colours[level]}${text}\u001b[0m` : text;
}

function jsonRecord(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Text that only begins like JSON is shown as it is.
    return undefined;
  }
}

/** pino writes names or its numbers: 30 info, 40 warn, 50 and more error. */
function levelOf(level: unknown): Level {
  if (level === 'warn' || level === 40) return 'warn';
  if (level === 'error' || level === 'fatal' || (typeof level === 'number' && level >= 50)) return 'error';
  return 'info';
}

function requestFacts({ req, res }: Record<string, unknown>): Record<string, unknown> {
  const request = req as { method?: unknown; path?: unknown; id?: unknown } | undefined;
  const response = res as { statusCode?: unknown } | undefined;
  return {
    ...(request === undefined ? {} : { method: request.method, path: request.path, requestId: request.id }),
    ...(response === undefined ? {} : { status: response.statusCode }),
  };
}

function errorFacts(err: unknown): Record<string, unknown> {
  if (err === undefined || err === null) return {};
  const { message, stack } = err as { message?: unknown; stack?: unknown };
  return { error: stack ?? message ?? err };
}

function valueText(value: unknown): string {
  if (typeof value === 'string')
    return /^[^\s"=]+$/.test(value) || value.includes('\n') ? value : JSON.stringify(value);
  return JSON.stringify(value);
}
