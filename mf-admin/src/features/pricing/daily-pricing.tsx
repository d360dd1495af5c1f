import type { ReactNode } from 'react';
import { Button } from 'antd';
import { listPricing, type PricingSetting } from '@getaway/contracts/http/pricing';
import { changePricing, seedPricing } from '@getaway/contracts/http/staff-prices';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../actions/use-mutation.ts';
import { useStaleWhileUnsaved } from '../../unsaved-changes/use-stale-while-unsaved.ts';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import { queryState } from '../../ui/query-state.ts';
import { AmountField } from './amount-field.tsx';
import { AmountList, AmountRow } from './amount-row.tsx';
import { CleaningFeeRow } from './cleaning-fee-row.tsx';
import { priceOf, refusalOf } from './amount-refusal.ts';
import styles from './pricing.module.css';
import { pricingWords } from './pricing-words.ts';

export function DailyPricing(): ReactNode {
  const state = queryState(useStaleWhileUnsaved(useQuery(listPricing)));
  return (
    <Panel
      title="Daily Pricing Settings"
      note="Based on the day a night begins. Applies to new quotes; existing bookings keep their price."
      busy={state.status === 'loading'}
    >
      <QueryList state={state} failed="Couldn’t load pricing" empty={<NoPrices />}>
        {(settings) => (
          <AmountList label="Daily prices">
            {settings.map((setting) => (
              <PriceRow key={setting.id} setting={setting} />
            ))}
            <CleaningFeeRow />
          </AmountList>
        )}
      </QueryList>
    </Panel>
  );
}

function PriceRow({ setting }: { setting: PricingSetting }): ReactNode {
  const { run } = useMutation(changePricing, {
    done: 'Pricing updated successfully',
    failed: 'Failed to update pricing',
    refresh: [listPricing],
  });
  const { title, explanation, withoutAmount = explanation } = pricingWords[setting.name];
  return (
    <AmountRow name={title} explanation={Number(setting.price) === 0 ? withoutAmount : explanation}>
      <AmountField
        label={title}
        unit="$"
        saved={setting.price}
        schema={changePricing.body.entries.price}
        onSave={async (price, before) =>
          refusalOf(
            await run({ params: { id: setting.id }, body: { price, before: { price: before } } }),
            priceOf,
          )
        }
      />
    </AmountRow>
  );
}

function NoPrices(): ReactNode {
  const { run, pending } = useMutation(seedPricing, {
    done: 'Pricing settings initialized',
    failed: 'Failed to initialize pricing',
    refresh: [listPricing],
  });
  return (
    <div className={styles.none}>
      <Empty title="No pricing settings" hint="Guests are charged the default prices until you add some." />
      <Button type="primary" loading={pending} onClick={() => void run({})}>
        Initialize Default Pricing
      </Button>
    </div>
  );
}
