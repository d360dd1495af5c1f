import { utcFormat } from './utc-format.ts';
/** June 9, 2027 */
export const longDate = utcFormat({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** Wed, Jun 9, 2027 */
export const shortDateOfYear = utcFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
