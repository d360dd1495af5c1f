import type { ReactNode } from 'react';
import { Checkbox } from 'antd';
import { listAddOnServices } from '@getaway/contracts/http/catalogue';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ReadList } from '../../ui/read-list.tsx';
import { readState } from '../../ui/read-state.ts';
import styles from './included-services.module.css';

interface IncludedServicesProps {
  /** As a form's field hands them over. */
  id?: string;
  value?: string[];
  onChange?: (serviceIds: string[]) => void;
}

/** Chooses the services of a package from all there are; inactive ones are marked. */
export function IncludedServices({ id, value = [], onChange }: IncludedServicesProps): ReactNode {
  const state = readState(useRead(listAddOnServices));
  return (
    <div className={styles.services} id={id} role="group" aria-label="Included services" tabIndex={-1}>
      <ReadList state={state} failed="Add-on services could not be loaded" empty="No add-on services found">
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
      </ReadList>
    </div>
  );
}

function withService(chosen: readonly string[], id: string, included: boolean): string[] {
  return included ? [...chosen, id] : chosen.filter((other) => other !== id);
}
