import { pino, type DestinationStream, type Logger } from 'pino';
import { withoutTokens } from './without-tokens.ts';

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
 * The loggable parts of an error. Libraries attach whole requests, rows and events to their errors, including
 * guests' data and client secrets, so only known members are logged.
 */
function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    ...(repeatsInput(error) ? {} : { message: withoutInput(error.message) }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack ? { stack: framesOf(error.stack) } : {}),
    ...(error.cause && depth < deepestCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** Whether an error's message contains its input: a validation error quotes values, a JSON error the text. */
function repeatsInput({ name }: Error): boolean {
  return name === 'ValiError' || name === 'SyntaxError' || name.startsWith('PrismaClientValidation');
}

const longestMessage = 2_000;
/** Email addresses, and the user and password of a URL. */
const addresses = /[^\s<>()[\]"'`,;=]+@[^\s<>()[\]"'`,;]+/g;
/** The values that PostgreSQL quotes: of a key, of a row, and of invalid input. */
const quotedValues =
  /((?:Key \([^)]*\)=|Failing row contains )\(|invalid input [^":\n]{1,60}(?:"[^"\n]{1,63}")?: ")[^\n]*/g;

/** A message without tokens and the values that mail servers and databases quote in their errors. */
function withoutInput(message: string): string {
  return withoutTokens(message).slice(0, longestMessage).replace(quotedValues, '$1…').replace(addresses, '…');
}

/** A stack starts with the message; only the frames contain the location. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}
