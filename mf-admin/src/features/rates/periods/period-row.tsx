import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { ItemRow } from '../../../ui/item-row.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import {
  kindNames,
  periodDates,
  periodName,
  priceWords,
  ruleWords,
  type RatePeriod,
} from './period-words.ts';

interface PeriodRowProps {
  period: RatePeriod;
  isOver: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function PeriodRow({ period, isOver, onEdit, onDelete }: PeriodRowProps): ReactNode {
  const name = periodName(period);
  const dates = periodDates(period);
  const words = [priceWords(period), ...ruleWords(period)].filter(Boolean).join(' · ');
  return (
    <ItemRow
      name={name}
      badges={period.name !== null && <Badge tone="secondary">{kindNames[period.kind]}</Badge>}
      dimmed={isOver}
      actions={<RowActions name={`${name}, ${dates}`} onEdit={onEdit} onDelete={onDelete} />}
    >
      <p>{dates}</p>
      <p>{words || 'Holiday surcharge'}</p>
    </ItemRow>
  );
}
