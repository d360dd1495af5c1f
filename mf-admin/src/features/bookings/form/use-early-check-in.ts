import { listAddOnServices, listPackages } from '@getaway/contracts/http/catalogue';
import { earliestOpening } from '@getaway/kernel/stay-hours';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import type { StayExtras } from './stay-extras.ts';

/** The early check-in, HH:MM, that the chosen services and packages include; null when they include none. */
export function useEarlyCheckIn({ addOnIds, packageIds }: StayExtras): string | null {
  const services = useQuery(listAddOnServices).data ?? [];
  const packages = useQuery(listPackages).data ?? [];
  return earliestOpening([
    ...services.filter(({ id }) => addOnIds.includes(id)),
    ...packages.filter(({ id }) => packageIds.includes(id)),
  ]);
}
