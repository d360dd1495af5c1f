/** A time a little longer than a whole number of hours is rounded to it. */
const slackMinutes = 5;

/** When to try again, as the last words of a sentence: 'in about 24 hours'. It never says much too early. */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'in a minute';
  if (minutes <= 60 - slackMinutes) return `in about ${minutes} minutes`;
  const hours = Math.max(1, Math.ceil((minutes - slackMinutes) / 60));
  if (hours === 1) return 'in about an hour';
  return hours <= 48 ? `in about ${hours} hours` : `in about ${Math.ceil(hours / 24)} days`;
}
