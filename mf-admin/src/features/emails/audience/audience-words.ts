import type { SequenceAudience } from '@getaway/contracts/http/sequence-audience';

/** '3 emails now, 12 in the next 7 days, 2 later'; what is zero is left out. */
export function audienceInWords({
  now,
  nextSevenDays,
  later,
}: Pick<SequenceAudience, 'now' | 'nextSevenDays' | 'later'>): string {
  const parts = [
    [now, 'now'],
    [nextSevenDays, 'in the next 7 days'],
    [later, 'later'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, when], index) => {
      const amount = count.toLocaleString('en-US');
      return index === 0 ? `${amount} ${count === 1 ? 'email' : 'emails'} ${when}` : `${amount} ${when}`;
    })
    .join(', ');
}
