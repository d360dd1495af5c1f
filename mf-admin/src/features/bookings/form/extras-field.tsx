import { useId, type ReactNode } from 'react';
import { Checkbox, Skeleton } from 'antd';
import { listAddOnServices, listPackages, type StayPackage } from '@getaway/contracts/http/catalogue';
import type { Quote } from '@getaway/contracts/http/quote';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState, type QueryState } from '../../../ui/query-state.ts';
import styles from './booking-form.module.css';
import { choosePackages, includedServices, noExtras, type StayExtras } from './stay-extras.ts';

interface ExtrasFieldProps {
  /** The price that the booking has: what was chosen stays to be chosen, at the price of then. */
  quote: Quote | undefined;
  value?: StayExtras;
  onChange?: (extras: StayExtras) => void;
}

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}

export function ExtrasField({ quote, value = noExtras, onChange }: ExtrasFieldProps): ReactNode {
  const services = queryState(useQuery(listAddOnServices));
  const packages = queryState(useQuery(listPackages));
  const contents: readonly StayPackage[] = packages.status === 'ready' ? packages.data : [];
  const included = includedServices(value.packageIds, contents);
  return (
    <>
      <Choices
        legend="Packages"
        offers={packages}
        kept={quote?.packages ?? []}
        chosen={value.packageIds}
        onChange={(ids) => onChange?.(choosePackages(value, ids, contents))}
      />
      <Choices
        legend="Add-on Services"
        offers={services}
        kept={quote?.addOns ?? []}
        chosen={value.addOnIds}
        included={included}
        onChange={(addOnIds) => onChange?.({ ...value, addOnIds })}
      />
    </>
  );
}

interface ChoicesProps {
  legend: string;
  offers: QueryState<readonly (Offer & { isActive: boolean })[]>;
  kept: readonly Offer[];
  chosen: readonly string[];
  included?: ReadonlySet<string>;
  onChange: (ids: string[]) => void;
}

function Choices({ legend, offers, kept, chosen, included, onChange }: ChoicesProps): ReactNode {
  const title = useId();
  return (
    <div className={styles.choices} role="group" aria-labelledby={title}>
      <p className={styles.legend} id={title}>
        {legend}
      </p>
      <Offers offers={offers} kept={kept} chosen={chosen} included={included} onChange={onChange} />
    </div>
  );
}

function Offers({
  offers,
  kept,
  chosen,
  included,
  onChange,
}: Omit<ChoicesProps, 'legend' | 'included'> & { included: ReadonlySet<string> | undefined }): ReactNode {
  switch (offers.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load add-ons" onRetry={offers.retry} />;
    case 'ready': {
      const keptIds = kept.map(({ id }) => id);
      const shown = [...kept, ...offers.data.filter(({ id, isActive }) => isActive && !keptIds.includes(id))];
      if (shown.length === 0) return <p className={styles.quiet}>No add-ons available</p>;
      return (
        <Checkbox.Group className={styles.offers ?? ''} value={[...chosen]} onChange={(ids) => onChange(ids)}>
          {shown.map(({ id, name, price }) => (
            <Checkbox key={id} value={id} disabled={included?.has(id) ?? false}>
              {name}{' '}
              <span className={styles.quiet}>{included?.has(id) ? 'included' : formatTotal(price)}</span>
            </Checkbox>
          ))}
        </Checkbox.Group>
      );
    }
    default:
      return offers satisfies never;
  }
}
