import type { ReactNode } from 'react';
import { Alert, Checkbox, Form } from 'antd';
import { listAddOnServices } from '@getaway/contracts/http/catalogue';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { Badge } from '../../ui/badge.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import { queryState } from '../../ui/query-state.ts';
import styles from './included-services.module.css';
import type { PackageValues } from './package-values.ts';
import { packageNote } from './saving-notes.ts';
import { switchedOffNote } from './switched-off-note.ts';

interface IncludedServicesProps {
  /** As a form's field hands them over. */
  id?: string;
  value?: string[];
  onChange?: (serviceIds: string[]) => void;
}

/** Chooses the services of a package from all there are; inactive ones are marked. */
export function IncludedServices({ id, value = [], onChange }: IncludedServicesProps): ReactNode {
  const state = queryState(useQuery(listAddOnServices));
  const isOnSale = Form.useWatch<PackageValues['isActive'] | undefined>('isActive');
  const chosen = state.status === 'ready' ? state.data.filter((service) => value.includes(service.id)) : [];
  const form = Form.useFormInstance<PackageValues>();
  const [price, compareAtPrice] = [Form.useWatch('price', form), Form.useWatch('compareAtPrice', form)];
  const notes = [
    isOnSale && switchedOffNote(chosen),
    price && packageNote({ price, compareAtPrice: compareAtPrice || null, serviceIds: value }, chosen),
  ];
  return (
    <>
      <div className={styles.services} id={id} role="group" aria-label="Included services" tabIndex={-1}>
        <QueryList state={state} failed="Couldn’t load add-on services" empty="No add-on services found">
          {(services) => (
            <ul>
              {services.map((service) => (
                <li key={service.id}>
                  <Checkbox
                    checked={value.includes(service.id)}
                    onChange={({ target }) => onChange?.(withService(value, service.id, target.checked))}
                  >
                    <span className={styles.name}>
                      {service.name} {!service.isActive && <Badge tone="secondary">Inactive</Badge>}
                    </span>
                    <span className={styles.price}>{formatTotal(service.price)}</span>
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
        </QueryList>
      </div>
      <div role="status">
        {notes.map(
          (note) =>
            note && <Alert key={note} className={styles.note ?? ''} type="warning" showIcon title={note} />,
        )}
      </div>
    </>
  );
}

function withService(chosen: readonly string[], id: string, included: boolean): string[] {
  return included ? [...chosen, id] : chosen.filter((other) => other !== id);
}
