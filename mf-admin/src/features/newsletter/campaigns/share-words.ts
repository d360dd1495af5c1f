/** A count with its share of a total: '12 (24%)'. Without the share where it says nothing, such as of 0. */
export function withShare(count: number, total: number): string {
  const share = shareOf(count, total);
  return `${count.toLocaleString('en-US')}${share === undefined ? '' : ` (${share})`}`;
}

/** Part of a total is never 0% or 100% of it. */
function shareOf(count: number, total: number): string | undefined {
  if (total <= 0 || count > total) return undefined;
  const percent = (count / total) * 100;
  if (percent > 0 && percent < 1) return '<1%';
  if (percent > 99 && percent < 100) return '>99%';
  return `${Math.round(percent)}%`;
}
