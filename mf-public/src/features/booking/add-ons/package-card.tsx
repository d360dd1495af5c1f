import type { ReactNode } from 'react';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import type { OfferedPackage } from '../draft/catalogue.ts';
import { OfferCard } from './offer-card.tsx';
import { picturesOf } from './offer-pictures.ts';
import { packageSaving } from './package-saving.ts';

interface PackageCardProps {
  offered: OfferedPackage;
  /** The services that can be booked on their own. */
  services: readonly AddOnService[];
  chosen: boolean;
  onToggle: () => void;
}

export function PackageCard({ offered, services, chosen, onToggle }: PackageCardProps): ReactNode {
  const included = offered.services.map((part) => services.find(({ id }) => id === part.id) ?? part);
  return (
    <OfferCard
      offer={offered}
      pictures={picturesOf(included)}
      contents={offered.services.map(({ name }) => name)}
      badge={offered.badge}
      compareAtPrice={offered.compareAtPrice}
      saving={packageSaving(offered, services)}
      chosen={chosen}
      onToggle={onToggle}
    />
  );
}
