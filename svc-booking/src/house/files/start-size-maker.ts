import type { Running } from '@getaway/service-kit/shutdown';
import { withoutWriteDeadline } from '@getaway/service-kit/write-deadline';
import { makeSizes, type SizeDeps } from './make-sizes.ts';

/** Makes the sizes of photos soon after their upload, so that they are there before the photos are published. */
export interface SizeMaker extends Running {
  /** Returns at once. */
  begin(): void;
}

/** One photo after the other; those that are uploaded meanwhile come next. A photo that a stop interrupts is left to the job. */
export function startSizeMaker(deps: SizeDeps & { readonly stopping: AbortSignal }): SizeMaker {
  let hasMore = false;
  let running: Promise<void> | undefined;
  const budget = { hasTime: () => !deps.stopping.aborted };

  async function run(): Promise<void> {
    while (hasMore && budget.hasTime()) {
      hasMore = false;
      await makeSizes(deps, { budget }).catch((error: unknown) =>
        deps.logger.error({ err: error }, 'photos have no sizes yet'),
      );
    }
  }

  return {
    begin: () => {
      hasMore = true;
      // It outlives the upload request that started it, so it must not inherit that request's deadline for writes.
      running ??= withoutWriteDeadline(run).finally(() => {
        running = undefined;
      });
    },
    stop: async () => running,
  };
}
