import { Router } from 'express';
import {
  blockDates,
  exportBlockedDates as exportCall,
  listBlockedDates as listCall,
  listTakenNights as takenCall,
  unblockDate,
  unblockDates,
} from '@getaway/contracts/http/blocked-dates';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { exportBlockedDates } from './export-blocked-dates.ts';
import { listBlockedDates } from './list-blocked-dates.ts';
import { listTakenNights } from './list-taken-nights.ts';
import type { Dependencies } from '../dependencies.ts';
import { blockDates as block } from './block-dates.ts';
import { unblockDates as unblock } from './unblock-dates.ts';

export function blockedDatesRoutes(
  deps: Pick<Dependencies, 'database' | 'now' | 'timeZone' | 'guard'>,
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listCall, requireStaff, async ({ query, response }) => {
    const { blocks, count } = await listBlockedDates(deps, query);
    response.set('X-Total-Count', String(count));
    return blocks;
  });

  mountFile(router, exportCall, requireStaff, async () => {
    const content = await exportBlockedDates(deps.database);
    return { name: `blocked-dates-${dateInZone(deps.now(), deps.timeZone)}.csv`, content };
  });

  mount(router, takenCall, requireStaff, async () => ({
    nights: await listTakenNights(deps, { holdId: null, bookingId: null }),
  }));

  mount(router, blockDates, requireStaff, async ({ body, correlationId }) => {
    const outcome = await block(deps, { ...body, correlationId });
    if (outcome.ok) return [...outcome.blocks];
    switch (outcome.reason) {
      case 'range': {
        const { message } = outcome;
        return new Problem('invalid-request', { detail: message, errors: [{ path: 'toDate', message }] });
      }
      case 'dates-taken':
        return new Problem('dates-taken', {
          detail:
            outcome.dates.length === 1
              ? 'One of these nights is already booked or blocked'
              : `${outcome.dates.length} of these nights are already booked or blocked`,
          members: { dates: outcome.dates },
        });
    }
  });

  mount(router, unblockDate, requireStaff, async ({ params, correlationId }) =>
    (await unblock(deps, { ids: [params.id], correlationId })) > 0 ? undefined : noSuch('blocked date'),
  );

  mount(router, unblockDates, requireStaff, async ({ body, correlationId }) => {
    await unblock(deps, { ids: body.ids, correlationId });
    return undefined;
  });

  return router;
}
