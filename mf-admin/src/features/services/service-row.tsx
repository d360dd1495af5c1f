import type { ReactNode } from 'react';
import { listAddOnServices, type AddOnService } from '@getaway/contracts/http/catalogue';
import { changeAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useMutation } from '../../actions/use-mutation.ts';
import { ActiveSwitch } from '../../ui/active-switch.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ItemRow } from '../../ui/item-row.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { categoryWords } from './category-words.ts';
import styles from './service-row.module.css';

interface ServiceRowProps {
  service: AddOnService;
  onEdit: () => void;
  onDelete: () => void;
}

export function ServiceRow({ service, onEdit, onDelete }: ServiceRowProps): ReactNode {
  const { run } = useMutation(changeAddOnService, {
    done: 'Service updated successfully',
    failed: 'Failed to update service',
    refresh: [listAddOnServices],
  });
  const { id, name, description, price, category, isActive } = service;
  return (
    <ItemRow
      name={name}
      badges={<Badge tone="secondary">{categoryWords[category]}</Badge>}
      figure={formatTotal(price)}
      dimmed={!isActive}
      actions={
        <>
          <ActiveSwitch
            name={name}
            active={isActive}
            onSwitch={(next) => run({ params: { id }, body: { isActive: next } })}
          />
          <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
        </>
      }
    >
      <p className={styles.description}>{description}</p>
    </ItemRow>
  );
}
