import { addDays } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import { hasStayNights, lockNightsBetween } from './nights.repository.ts';
import type { OwnNights } from './own-nights.rules.ts';

/**
 * Whether fewer nights than the house wants would be left between a stay and another one. Blocks are no stays. A side of the
 * stay that the guest keeps is not looked at.
 */
export async function isTooClose(
  sql: Sql,
  { checkIn, checkOut }: Stay,
  {
    nightsBetween,
    own,
    kept,
  }: { readonly nightsBetween: number; readonly own: OwnNights; readonly kept?: Stay | undefined },
): Promise<boolean> {
  if (nightsBetween === 0) return false;
  const before = { checkIn: addDays(checkIn, -nightsBetween), checkOut: checkIn };
  const after = { checkIn: checkOut, checkOut: addDays(checkOut, nightsBetween) };
  const sides = [
    ...(kept?.checkIn === checkIn ? [] : [before]),
    ...(kept?.checkOut === checkOut ? [] : [after]),
  ];
  for (const side of sides) if (await hasStayNights(sql, side, own)) return true;
  return false;
}

/**
 * The same in the transaction that takes the nights. Guests who take nights at the same time wait for each other, because their
 * nights may not meet and still be too close. Taken before the nights, so that two transactions cannot deadlock.
 */
export async function isTooCloseToTake(
  sql: Sql,
  stay: Stay,
  options: Parameters<typeof isTooClose>[2],
): Promise<boolean> {
  if (options.nightsBetween === 0) return false;
  await lockNightsBetween(sql);
  return isTooClose(sql, stay, options);
}
