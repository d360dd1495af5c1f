import type { ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { property } from '../../property.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { useNewFromAddress } from '../../ui/use-new-from-address.ts';
import { DeletePeriod } from './periods/delete-period.tsx';
import { PeriodDialog, type PeriodSubject } from './periods/period-dialog.tsx';
import { PeriodsPanel } from './periods/periods-panel.tsx';
import type { RatePeriod } from './periods/period-words.ts';
import styles from './rates.module.css';
import { StayDiscountsPanel } from './stay-discounts/stay-discounts-panel.tsx';
import { StayRulesPanel } from './stay-rules/stay-rules-panel.tsx';
import { YearPanel } from './year/year-panel.tsx';

/** What nights cost through the year, and which stays guests can book. */
export function RatesPage(): ReactNode {
  const today = dateInZone(new Date(), property.timeZone);
  const editing = useDialog<PeriodSubject>();
  const deleting = useDialog<RatePeriod>();
  useNewFromAddress(() => editing.show({ kind: 'season', date: today }));
  const isPhone = usePhone();
  const year = (
    <YearPanel key="year" today={today} onDay={(date) => editing.show({ kind: 'override', date })} />
  );
  const columns = (
    <div key="columns" className={styles.columns}>
      <PeriodsPanel today={today} onEdit={(period) => editing.show({ period })} onDelete={deleting.show} />
      <StayRulesPanel />
    </div>
  );
  const discounts = <StayDiscountsPanel key="discounts" />;
  return (
    <>
      <PageHeading
        title="Rates"
        subtitle="Prices and rules through the year, on top of Pricing. Live at once; existing bookings keep their price."
        actions={
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => editing.show({ kind: 'season', date: today })}
          >
            Add Dates
          </Button>
        }
      />
      {/* On a phone a year is twelve screens long. */}
      <div className={styles.page}>{isPhone ? [columns, discounts, year] : [year, columns, discounts]}</div>
      <PeriodDialog dialog={editing} />
      <DeletePeriod dialog={deleting} />
    </>
  );
}
