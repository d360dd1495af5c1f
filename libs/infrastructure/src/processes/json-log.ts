/** One line of JSON on standard output, as the services write them. */
export function logLine(
  level: 'info' | 'warn' | 'error',
  message: string,
  facts: Record<string, unknown> = {},
): void {
  process.stdout.write(
    `${JSON.stringify({ level, time: new Date().toISOString(), msg: message, ...facts })}\n`,
  );
}
