import type { ReactNode } from 'react';
import { Alert } from 'antd';
import { addOnCategoryNames, type AddOnService, type StayPackage } from '@getaway/contracts/http/catalogue';
import { changeAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useMutation } from '../../actions/use-mutation.ts';
import { OfferRow } from '../../catalogue/offer-row.tsx';
import { serviceTexts } from '../../catalogue/offer-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { stillSoldNote } from './still-sold-note.ts';

interface ServiceRowProps {
  service: AddOnService;
  /** All packages, as far as they are known. */
  packages: readonly StayPackage[];
  onEdit: () => void;
  onDelete: () => void;
}

export function ServiceRow({ service, packages, onEdit, onDelete }: ServiceRowProps): ReactNode {
  const { run } = useMutation(changeAddOnService, serviceTexts.updated);
  const note = stillSoldNote(service, packages);
  return (
    <OfferRow
      offer={service}
      badges={<Badge tone="secondary">{addOnCategoryNames[service.category]}</Badge>}
      price={formatTotal(service.price)}
      onSwitch={(isActive) => run({ params: { id: service.id }, body: { isActive } })}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      {note !== undefined && <Alert type="warning" showIcon title={note} />}
    </OfferRow>
  );
}
