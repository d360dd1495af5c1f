interface Reservation {
  readonly id: string;
  readonly clientNetwork?: string | null | undefined;
}

/** Reservations that staff may release together. */
export interface ReservationGroup {
  readonly key: string;
  readonly name: string;
  readonly ids: readonly string[];
}

/** All reservations, then those of each network, most first. */
export function reservationGroups(reservations: readonly Reservation[]): ReservationGroup[] {
  if (reservations.length === 0) return [];
  const byNetwork = new Map<string, string[]>();
  for (const { id, clientNetwork } of reservations) {
    if (clientNetwork) byNetwork.set(clientNetwork, [...(byNetwork.get(clientNetwork) ?? []), id]);
  }
  const networks = [...byNetwork].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    { key: 'all', name: 'All networks', ids: reservations.map(({ id }) => id) },
    ...networks.map(([network, ids]) => ({ key: network, name: `From ${network}`, ids })),
  ];
}
