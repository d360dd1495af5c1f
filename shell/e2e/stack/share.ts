/** Which part of the journeys this run takes. */
export interface Share {
  readonly current: number;
  readonly total: number;
}

/** `JOURNEYS_SHARE=1/2` takes the first half, on a stack of its own beside the other's; without it all are taken. */
export function readShare(): Share {
  const [current = 1, total = 1] = (process.env['JOURNEYS_SHARE'] ?? '1/1').split('/').map(Number);
  return { current, total };
}
