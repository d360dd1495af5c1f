/** What is chosen on top of the nights, by id. */
export interface AddOnSelection {
  addOnIds: readonly string[];
  packageIds: readonly string[];
}

/** As much of a package as the rules need. */
export interface PackageContents {
  id: string;
  serviceIds: readonly string[];
}

export const noAddOns: AddOnSelection = { addOnIds: [], packageIds: [] };

/** Choosing a package takes its services out of the single ones (spec page 1, section 4). */
export function togglePackage(selection: AddOnSelection, chosen: PackageContents): AddOnSelection {
  if (selection.packageIds.includes(chosen.id)) {
    return { ...selection, packageIds: without(selection.packageIds, [chosen.id]) };
  }
  return {
    addOnIds: without(selection.addOnIds, chosen.serviceIds),
    packageIds: [...selection.packageIds, chosen.id],
  };
}

/** Choosing a single service takes out every package that includes it (spec page 1, section 4). */
export function toggleService(
  selection: AddOnSelection,
  serviceId: string,
  packages: readonly PackageContents[],
): AddOnSelection {
  if (selection.addOnIds.includes(serviceId)) {
    return { ...selection, addOnIds: without(selection.addOnIds, [serviceId]) };
  }
  const including = packages.filter(({ serviceIds }) => serviceIds.includes(serviceId)).map(({ id }) => id);
  return {
    addOnIds: [...selection.addOnIds, serviceId],
    packageIds: without(selection.packageIds, including),
  };
}

/** The chosen package that already includes a service. */
export function packageIncluding<P extends PackageContents>(
  selection: AddOnSelection,
  serviceId: string,
  packages: readonly P[],
): P | undefined {
  return packages.find(
    ({ id, serviceIds }) => selection.packageIds.includes(id) && serviceIds.includes(serviceId),
  );
}

/** Leaves out what is no longer offered, for choices that were kept over a reload. */
export function keepOffered(
  selection: AddOnSelection,
  services: readonly { id: string }[],
  packages: readonly PackageContents[],
): AddOnSelection {
  const offered = new Set([...services, ...packages].map(({ id }) => id));
  const addOnIds = selection.addOnIds.filter((id) => offered.has(id));
  const packageIds = selection.packageIds.filter((id) => offered.has(id));
  const unchanged =
    addOnIds.length === selection.addOnIds.length && packageIds.length === selection.packageIds.length;
  return unchanged ? selection : { addOnIds, packageIds };
}

function without(ids: readonly string[], taken: readonly string[]): string[] {
  return ids.filter((id) => !taken.includes(id));
}
