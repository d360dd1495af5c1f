interface BathroomData {
  readonly numberOfBathroomsTotal: number;
  readonly numberOfFullBathrooms: number;
  readonly numberOfPartialBathrooms: number;
}

/** Bathrooms as schema.org counts them: in whole numbers, so that 1.5 are one full and one partial bathroom, two in total. */
export function bathroomData(bathrooms: number): BathroomData {
  const full = Math.floor(bathrooms);
  const total = Math.ceil(bathrooms);
  return {
    numberOfBathroomsTotal: total,
    numberOfFullBathrooms: full,
    numberOfPartialBathrooms: total - full,
  };
}
