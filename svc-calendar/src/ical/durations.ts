/** More days than any two valid dates are apart: longer durations are capped. */
const mostDays = 400_000;
const pattern =
  /^([+-]?)P(?=[\dT])(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)W)?(?:(\d+)D)?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;
const daysPerUnit = [7, 1, 7, 1, 1 / 24, 1 / 1_440, 1 / 86_400];

/**
 * Parses a duration (RFC 5545, 3.3.6) and writes it in a form that every library accepts. Undefined when it
 * is invalid.
 */
export function readDuration(written: string): string | undefined {
  const match = pattern.exec(written.trim());
  if (!match) return undefined;
  const [text, sign = '', ...amounts] = match;
  const days = amounts.reduce(
    (sum, amount, index) => sum + Number(amount ?? 0) * (daysPerUnit[index] ?? 0),
    0,
  );
  return days > mostDays ? `${sign}P${mostDays}D` : text.toUpperCase();
}
