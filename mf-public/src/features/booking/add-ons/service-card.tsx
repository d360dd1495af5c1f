import type { ReactNode } from 'react';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { includesEarlyCheckIn } from '../draft/stay-hours.ts';
import { OfferCard } from './offer-card.tsx';
import { pictureOf } from './offer-pictures.ts';

interface ServiceCardProps {
  service: AddOnService;
  chosen: boolean;
  /** The name of the chosen package that already contains it. */
  includedIn: string | undefined;
  onToggle: () => void;
}

export function ServiceCard({ service, chosen, includedIn, onToggle }: ServiceCardProps): ReactNode {
  return (
    <OfferCard
      offer={service}
      pictures={[pictureOf(service)]}
      contents={
        includesEarlyCheckIn(service) ? [`Check-in from ${formatTimeOfDay(service.checkInFrom)}`] : []
      }
      chosen={chosen}
      includedIn={includedIn}
      onToggle={onToggle}
    />
  );
}
