interface ChosenIds {
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

/** Extras that were chosen and aren't on sale, with the fields of the call that name them. */
export interface NotOffered {
  readonly ok: false;
  readonly reason: 'not-offered';
  readonly ids: readonly string[];
  readonly fields: readonly (keyof ChosenIds)[];
}

/** The refusal of these missing extras; undefined if there are none. */
export function notOffered({ addOnIds, packageIds }: ChosenIds): NotOffered | undefined {
  const ids = [...addOnIds, ...packageIds];
  if (ids.length === 0) return undefined;
  const fields = [
    ...(addOnIds.length > 0 ? (['addOnIds'] as const) : []),
    ...(packageIds.length > 0 ? (['packageIds'] as const) : []),
  ];
  return { ok: false, reason: 'not-offered', ids, fields };
}
