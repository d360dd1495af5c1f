import type { Filling, OpenFilling } from '@getaway/local-stack/stack/filling';
import { openDemoFolder } from './demo-folder.ts';
import { fillBookings, fillCalendars, fillGuests } from './fill.ts';
import type { DemoOptions } from './demo-options.ts';

/** The made-up year: the same for the same seed and day. */
export function demoFilling({ seed, isFresh }: DemoOptions): Filling {
  return {
    standIns: [{ name: 'platforms', port: 'platforms', script: 'libs/demo/src/platforms/main.ts' }],
    open: (dataDir) => {
      const folder = openDemoFolder(dataDir, { seed, isFresh, now: new Date() });
      const steps: OpenFilling['steps'] = {
        afterDatabases: {
          name: 'a year of bookings',
          run: (input, signal) => fillBookings(input, folder.note, signal),
        },
        afterFirstService: {
          name: 'a year of guests and emails',
          run: (input, signal) => fillGuests(input, folder.note, signal),
        },
        afterEdge: {
          name: 'calendars of other platforms',
          run: (input) => fillCalendars(input, folder.note),
        },
      };
      return {
        steps: folder.note.isFilled ? undefined : steps,
        noteFilled: () => folder.noteFilled(),
      };
    },
  };
}
