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

export function ServicePricing(): ReactNode {
  const state = queryState(useStaleWhileUnsaved(useQuery(listAddOnServices)));
  return (
    <Panel title="Add-on Services Pricing" busy={state.status === 'loading'}>
      <QueryList state={state} failed="Couldn’t load add-on services" empty="No add-on services found">
        {(services) => (
          <AmountList label="Add-on prices">
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </AmountList>
        )}
      </QueryList>
    </Panel>
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
