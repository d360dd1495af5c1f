/** Services and packages on top of the nights, by id. */
export interface StayExtras {
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

export const noExtras: StayExtras = { addOnIds: [], packageIds: [] };

interface Contents {
  readonly id: string;
  readonly serviceIds: readonly string[];
}

/** Choosing a package takes its services out of the single ones (spec page 2, section 5). */
export function choosePackages(
  extras: StayExtras,
  packageIds: readonly string[],
  packages: readonly Contents[],
): StayExtras {
  const included = includedServices(packageIds, packages);
  return { packageIds, addOnIds: extras.addOnIds.filter((id) => !included.has(id)) };
}

/** The services that chosen packages bring along; they cannot be chosen beside them. */
export function includedServices(
  packageIds: readonly string[],
  packages: readonly Contents[],
): ReadonlySet<string> {
  const chosen = packages.filter(({ id }) => packageIds.includes(id));
  return new Set(chosen.flatMap(({ serviceIds }) => serviceIds));
}

/** Whether two choices are the same, in whatever order they were made. */
export function sameExtras(one: StayExtras, other: StayExtras): boolean {
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((id) => b.includes(id));
  return same(one.addOnIds, other.addOnIds) && same(one.packageIds, other.packageIds);
}
