import type { ReactNode } from 'react';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { StayHours } from '../draft/stay-hours.ts';
import { packageIncluding, type AddOnSelection } from '../draft/add-on-selection.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import { CheckInTime } from './check-in-time.tsx';
import styles from './add-ons-step.module.css';
import cards from './offer-cards.module.css';
import { PackageCard } from './package-card.tsx';
import { ServiceCard } from './service-card.tsx';
import { isFeatured, type CatalogueState } from './use-catalogue.ts';

interface AddOnsStepProps {
  state: CatalogueState;
  selection: AddOnSelection;
  hours: StayHours;
  checkInTime: string;
  dispatch: (action: DraftAction) => void;
}

export function AddOnsStep(props: AddOnsStepProps): ReactNode {
  const { state, selection, hours, checkInTime, dispatch } = props;
  if (state.status === 'loading') return <Loading>Loading extras…</Loading>;
  if (state.status === 'failed') return <LoadFailed what="the extras" onTryAgain={state.tryAgain} />;
  const { services, packages } = state.catalogue;
  const featured = services.filter(isFeatured);
  const others = services.filter((service) => !isFeatured(service));
  const cardOf = (service: AddOnService) => (
    <ServiceCard
      key={service.id}
      service={service}
      chosen={selection.addOnIds.includes(service.id)}
      includedIn={packageIncluding(selection, service.id, packages)?.name}
      onToggle={() => dispatch({ type: 'service-toggled', serviceId: service.id, packages })}
    />
  );

  return (
    <div className={styles.step}>
      {packages.length > 0 && (
        <fieldset>
          <legend className={styles.legend}>Packages</legend>
          <div className={cards.packages}>
            {packages.map((offered) => (
              <PackageCard
                key={offered.id}
                offered={offered}
                services={services}
                chosen={selection.packageIds.includes(offered.id)}
                onToggle={() => dispatch({ type: 'package-toggled', chosen: offered })}
              />
            ))}
          </div>
        </fieldset>
      )}
      {services.length > 0 && (
        <fieldset>
          <legend className={styles.legend}>Services</legend>
          {featured.length > 0 && <div className={cards.services}>{featured.map(cardOf)}</div>}
          {others.length > 0 && <div className={cards.services}>{others.map(cardOf)}</div>}
        </fieldset>
      )}
      <CheckInTime
        hours={hours}
        value={checkInTime}
        onChange={(chosen) => dispatch({ type: 'details-changed', changes: { checkInTime: chosen } })}
      />
    </div>
  );
}
