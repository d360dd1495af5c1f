import type { ReactNode } from 'react';
import { houseZone } from '../../format/house-zone.ts';
import { property } from '../../property.ts';

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: property.timeZone,
});

/** Which day and time it is at the house: staff may be somewhere else. */
export function HouseClock({ now }: { now: Date }): ReactNode {
  return (
    <>
      {clock.format(now).replace(/\s/gu, ' ')}, {houseZone()}. All times are the house’s.
    </>
  );
}
