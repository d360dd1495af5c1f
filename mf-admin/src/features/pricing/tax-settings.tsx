import type { ReactNode } from 'react';
import { Input } from 'antd';
import { readTaxRate } from '@getaway/contracts/http/pricing';
import { changeTaxSetting, listTaxSettings, type TaxSetting } from '@getaway/contracts/http/staff-prices';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../actions/use-mutation.ts';
import { useStaleWhileUnsaved } from '../../unsaved-changes/use-stale-while-unsaved.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import { queryState } from '../../ui/query-state.ts';
import { AmountField } from './amount-field.tsx';
import { AmountList, AmountRow } from './amount-row.tsx';
import { refusalOf } from './amount-refusal.ts';
import styles from './pricing.module.css';
import { fractionOfPercent, percentOfFraction, taxPercent } from './tax-percent.ts';

export function TaxSettings(): ReactNode {
  const state = queryState(useStaleWhileUnsaved(useQuery(listTaxSettings)));
  return (
    <Panel
      title="Tax Settings"
      note="Charged on the price after discounts, including the card fee."
      busy={state.status === 'loading'}
    >
      <QueryList state={state} failed="Couldn’t load tax settings" empty={<DefaultTax />}>
        {(taxes) => (
          <AmountList label="Taxes">
            {taxes.map((tax) => (
              <TaxRow key={tax.id} tax={tax} />
            ))}
          </AmountList>
        )}
      </QueryList>
    </Panel>
  );
}

function TaxRow({ tax }: { tax: TaxSetting }): ReactNode {
  const { run } = useMutation(changeTaxSetting, {
    done: 'Tax rate updated successfully',
    failed: 'Failed to update tax rate',
    refresh: [listTaxSettings, readTaxRate],
  });
  const { id, name, description, rate, isActive } = tax;
  return (
    <AmountRow
      name={name}
      badge={!isActive && <Badge tone="secondary">Inactive</Badge>}
      explanation={description ?? undefined}
    >
      <AmountField
        label={`${name} rate in percent`}
        unit="%"
        saved={percentOfFraction(rate)}
        schema={taxPercent}
        onSave={async (percent, before) => {
          const body = { rate: fractionOfPercent(percent), before: { rate: fractionOfPercent(before) } };
          return refusalOf(await run({ params: { id }, body }), percentOf);
        }}
      />
    </AmountRow>
  );
}

function percentOf(newest: object): string | undefined {
  return 'rate' in newest && typeof newest.rate === 'number' ? percentOfFraction(newest.rate) : undefined;
}

/** What holds while no setting exists (spec page 2, section 9). */
function DefaultTax(): ReactNode {
  return (
    <AmountList label="Taxes">
      <AmountRow name="Default tax rate" explanation="No tax rate is set, so this default applies.">
        <Input
          className={styles.fixed}
          aria-label="Default tax rate in percent"
          disabled
          value="7.00"
          suffix="%"
        />
      </AmountRow>
    </AmountList>
  );
}
