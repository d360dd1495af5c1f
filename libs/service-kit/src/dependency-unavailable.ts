const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  // A transaction that lost a conflict with another one: the same request may succeed when it is repeated.
  'P2028',
  'P2034',
  '40001',
  '40P01',
]);

/** Thrown when a dependency on the network does not answer. It becomes a 503, which clients may retry. */
export class DependencyUnavailableError extends Error {
  override readonly name = 'DependencyUnavailableError';
}

/** Whether an error, or one of its causes, means that the database or the network is unavailable. */
export function isDependencyUnavailable(error: unknown): boolean {
  for (let each = error, depth = 0; isRecord(each) && depth < 6; each = each['cause'], depth += 1) {
    if (each instanceof DependencyUnavailableError) return true;
    if (typeof each['code'] === 'string' && unavailableCodes.has(each['code'])) return true;
    if (isRecord(each['meta']) && isDependencyUnavailable(each['meta']['driverAdapterError'])) return true;
    const message = each['message'];
    if (
      typeof message === 'string' &&
      /Connection terminated|timeout exceeded when trying to connect/.test(message)
    )
      return true;
  }
  return false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
