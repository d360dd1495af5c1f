/** When guests come and go, HH:MM on the property's clocks. */
export interface StayHours {
  readonly checkInTime: string;
  readonly checkOutTime: string;
}

/** A stay with both hours: those that were not said are the house's usual ones. */
export function withHours<T extends { readonly [Hour in keyof StayHours]?: string | undefined }>(
  stay: T,
  usual: StayHours,
): T & StayHours {
  return {
    ...stay,
    checkInTime: stay.checkInTime ?? usual.checkInTime,
    checkOutTime: stay.checkOutTime ?? usual.checkOutTime,
  };
}
