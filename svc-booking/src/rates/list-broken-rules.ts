import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { isTooClose } from '../availability/is-too-close.ts';
import type { OwnNights } from '../availability/own-nights.rules.ts';
import type { Tx } from '../database/database.ts';
import { tooCloseInWords, type BrokenRule } from './broken-rules.rules.ts';
import { explainBrokenRules } from './explain-broken-rules.ts';
import { fillsGap } from './fills-gap.ts';
import { readRates } from './read-rates.ts';
import { earliestCheckIn, type HouseTime } from './stay-rules.rules.ts';

/**
 * The rules that a stay breaks, the nights that stay empty between stays among them. `own`: whose nights are no other stay.
 * `kept`: the stay that the guest has already.
 */
export async function listBrokenRules(
  { tx, house }: { readonly tx: Tx; readonly house: HouseTime },
  stay: Stay,
  { own, kept }: { readonly own: OwnNights; readonly kept?: Stay | undefined },
): Promise<BrokenRule[]> {
  const rates = await readRates(tx, stay);
  const { periods, rules } = rates;
  const earliest = earliestCheckIn(rules, house);
  const broken = await explainBrokenRules(tx, stay, {
    ...{ calendar: { periods }, rules, kept, earliest },
    today: dateInZone(house.now, house.timeZone),
    fillsGap: await fillsGap(tx, stay, { rates, earliest, own }),
  });
  const { nightsBetween } = rules;
  const isClose = await isTooClose(sqlOfPrisma(tx), stay, { nightsBetween, own, kept });
  return isClose ? [...broken, tooCloseInWords(nightsBetween)] : broken;
}
