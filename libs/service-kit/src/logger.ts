import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** JSON lines on standard output, each with the part's name. Guests' data and secrets are never logged. */
export function createLogger(
  options: { part: string; level: string },
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level: options.level,
      base: { part: options.part },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['req.headers', 'res.headers', '*.password', '*.email'], remove: true },
    },
    destination ?? pino.destination({ sync: false }),
  );
}
