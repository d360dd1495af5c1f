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
      serializers: { err: describeError },
      redact: { paths: ['req.headers', 'res.headers', '*.password', '*.email'], remove: true },
    },
    destination ?? pino.destination({ sync: false }),
  );
}

interface ErrorFacts {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorFacts;
}

const deepestCause = 5;

/**
 * What may be logged of an error. Libraries hang whole requests, rows and events on theirs, guests and client secrets
 * included, so only known members are taken; a validation error's message repeats what was sent and is left out.
 */
function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  const repeatsInput = error.name === 'ValiError' || error.name.startsWith('PrismaClientValidation');
  return {
    type: error.name,
    ...(repeatsInput ? {} : { message: error.message }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack ? { stack: framesOf(error.stack) } : {}),
    ...(error.cause && depth < deepestCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** A stack begins with the message; the frames alone say where. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}
