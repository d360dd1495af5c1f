/** More days than any two dates that count lie apart: what lasts longer lasts as long as this. */
const mostDays = 400_000;
const pattern =
  /^([+-]?)P(?=[\dT])(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)W)?(?:(\d+)D)?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;
const daysPerUnit = [7, 1, 7, 1, 1 / 24, 1 / 1_440, 1 / 86_400];

/** Reads a duration (RFC 5545, 3.3.6) and writes it so that every library can count with it; undefined when it is none. */
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
