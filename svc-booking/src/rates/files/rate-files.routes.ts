import { Router } from 'express';
import {
  exportRatePeriods as exportCall,
  importRateFile as importCall,
  previewRateFile as previewCall,
} from '@getaway/contracts/http/rate-files';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../../database/database.ts';
import { periodOnWire } from '../rates.http.ts';
import type { RatePeriodContent } from '../rate-period.rules.ts';
import type { NewPeriod } from '../next-year.rules.ts';
import { exportRatePeriods } from './export-rate-periods.ts';
import { importRateFile } from './import-rate-file.ts';
import { previewRateFile } from './preview-rate-file.ts';

/** A refusal names so many faults; the preview names all. */
const mostNamed = 20;

/** The seasons, overrides, and holidays as a file, and back. Its bodies are longer than others: mounted before they are parsed. */
export function rateFilesRoutes(deps: {
  readonly database: Database;
  readonly guard: SessionGuard;
  readonly answers: IdempotencyStore;
  readonly now: Clock;
  readonly newId: () => string;
  readonly timeZone: string;
  readonly property: { readonly address: { readonly country: string } };
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  // As spreadsheets in the United States write dates; elsewhere, such a date may mean another day.
  const isMonthFirst = (): boolean => deps.property.address.country === 'US';

  mountFile(router, exportCall, requireStaff, async () => ({
    name: `rates-${dateInZone(deps.now(), deps.timeZone)}.csv`,
    content: await exportRatePeriods(deps),
  }));

  mount(router, previewCall, requireStaff, async ({ body }) => {
    const { added, changed, ...plan } = await previewRateFile(deps, {
      ...body,
      isMonthFirst: isMonthFirst(),
    });
    return {
      ...plan,
      faults: [...plan.faults],
      added: added.map(unsavedOnWire),
      changed: changed.map(({ before, after }) => ({
        before: periodOnWire(before),
        after: unsavedOnWire({ ...after, kind: before.kind }),
      })),
    };
  });

  mount(
    router,
    importCall,
    requireStaff,
    async ({ body, response }) => {
      const by = { ...deps, actor: staffOf(response).username };
      const outcome = await importRateFile(by, { ...body, isMonthFirst: isMonthFirst() });
      if (outcome.ok) {
        const { ok: _ok, ...counts } = outcome;
        return counts;
      }
      if (outcome.reason === 'changed-meanwhile')
        return new Problem('changed-meanwhile', {
          detail: 'Dates have changed since you looked at the file. Look at what it changes now.',
        });
      return new Problem('invalid-request', {
        detail: 'The file has faults, so nothing was imported.',
        errors: outcome.faults.slice(0, mostNamed).map(({ line, column, message }) => ({
          path: 'csv',
          message: `Line ${line}${column === null ? '' : `, ${column}`}: ${message}`,
        })),
      });
    },
    { answers: deps.answers },
  );

  return router;
}

function unsavedOnWire(period: RatePeriodContent & Pick<NewPeriod, 'kind'>) {
  const {
    id: _id,
    version: _version,
    ...unsaved
  } = periodOnWire({
    ...period,
    ...{ id: '', version: 0, createdAt: new Date(0) },
  });
  return unsaved;
}
