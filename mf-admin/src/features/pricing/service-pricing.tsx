import type { ReactNode } from 'react';
import { listAddOnServices, type AddOnService } from '@getaway/contracts/http/catalogue';
import { changeAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { priceInput } from '@getaway/contracts/http/fields';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../actions/use-mutation.ts';
import { useStaleWhileUnsaved } from '../../unsaved-changes/use-stale-while-unsaved.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import { queryState } from '../../ui/query-state.ts';
import { AmountField } from './amount-field.tsx';
import { AmountList, AmountRow } from './amount-row.tsx';
import { priceOf, refusalOf } from './amount-refusal.ts';
import styles from './pricing.module.css';

export function ServicePricing(): ReactNode {
  const state = queryState(useStaleWhileUnsaved(useQuery(listAddOnServices)));
  return (
    <Panel title="Add-on Services Pricing" busy={state.status === 'loading'}>
      <QueryList state={state} failed="Couldn’t load add-on services" empty="No add-on services found">
        {(services) => <ServiceRows services={services} />}
      </QueryList>
    </Panel>
  );
}

/** Those that guests can't book are folded: on a new site, they are the sample's. */
function ServiceRows({ services }: { services: readonly AddOnService[] }): ReactNode {
  const offered = services.filter(({ isActive }) => isActive);
  const others = services.filter(({ isActive }) => !isActive);
  return (
    <>
      {offered.length > 0 ? (
        <AmountList label="Add-on prices">
          {offered.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </AmountList>
      ) : (
        <p className={styles.words}>Guests can’t book any service now.</p>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{others.length === 1 ? '1 service' : `${others.length} services`} you don’t offer</summary>
          <AmountList label="Prices of services you don’t offer">
            {others.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </AmountList>
        </details>
      )}
    </>
  );
}

function ServiceRow({ service }: { service: AddOnService }): ReactNode {
  const { run } = useMutation(changeAddOnService, {
    done: 'Add-on price updated successfully',
    failed: 'Failed to update add-on price',
    refresh: [listAddOnServices],
  });
  const { id, name, price, isActive } = service;
  return (
    <AmountRow name={name} badge={!isActive && <Badge tone="secondary">Inactive</Badge>}>
      <AmountField
        label={name}
        unit="$"
        saved={price}
        schema={priceInput}
        onSave={async (typed, before) =>
          refusalOf(await run({ params: { id }, body: { price: typed, before: { price: before } } }), priceOf)
        }
      />
    </AmountRow>
  );
}
