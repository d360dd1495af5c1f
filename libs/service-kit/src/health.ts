import { Router } from 'express';

/** A dependency that has to be available before the service accepts requests. */
export interface ReadinessCheck {
  readonly name: string;
  /** Rejects or returns false while the dependency is unavailable. */
  readonly check: () => Promise<boolean> | boolean;
}

/** The readiness of a part. */
export const readinessPath = '/readyz';

const checkTimeoutMs = 2_000;

/**
 * `/healthz`: the process is running. `/readyz`: the process and its dependencies are ready; a 503 names the
 * unavailable ones.
 */
export function healthRoutes(checks: readonly ReadinessCheck[]): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  router.get(readinessPath, async (_request, response) => {
    const outcomes = await Promise.all(
      checks.map(async (each) => ({ name: each.name, ok: await passes(each) })),
    );
    const away = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
    response
      .set('cache-control', 'no-store')
      .status(away.length === 0 ? 200 : 503)
      .json({ status: away.length === 0 ? 'ready' : 'waiting', away });
  });
  return router;
}

async function passes({ check }: ReadinessCheck): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), checkTimeoutMs).unref();
  });
  try {
    return await Promise.race([Promise.resolve(check()), late]);
  } catch {
    return false;
  }
}
