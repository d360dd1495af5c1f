import type { ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { nightPriceField } from '@getaway/contracts/http/rates';
import { dateInZone, parseCalendarDate } from '@getaway/kernel/calendar-date';
import { property } from '../../property.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { useNewFromAddress } from '../../ui/use-new-from-address.ts';
import { ImportRates } from './files/import-rates.tsx';
import { GuestPricePanel } from './guest-price/guest-price-panel.tsx';
import { PartLinks } from './part-links.tsx';
import type { CopiedYear } from './periods/copied-years.ts';
import { CopyYear } from './periods/copy-year.tsx';
import { DeletePeriod } from './periods/delete-period.tsx';
import { PeriodDialog, type PeriodSubject } from './periods/period-dialog.tsx';
import { PeriodsPanel } from './periods/periods-panel.tsx';
import type { RatePeriod } from './periods/period-words.ts';
import styles from './rates.module.css';
import { StayDiscountsPanel } from './stay-discounts/stay-discounts-panel.tsx';
import { StayRulesPanel } from './stay-rules/stay-rules-panel.tsx';
import { YearPanel } from './year/year-panel.tsx';

/** Empty where an address names no price. */
function validPrice(price: string): string {
  return v.is(nightPriceField, price) ? price : '';
}

/** What nights cost through the year, and which stays guests can book. */
export function RatesPage(): ReactNode {
  const today = dateInZone(new Date(), property.timeZone);
  const editing = useDialog<PeriodSubject>();
  const deleting = useDialog<RatePeriod>();
  const importing = useDialog<true>();
  const copying = useDialog<readonly CopiedYear[]>();
  useNewFromAddress((beginning, { until, price }) => {
    const [first, last] = [parseCalendarDate(beginning), parseCalendarDate(until)];
    if (!first.ok) return editing.show({ kind: 'season', days: { start: today, end: today } });
    const end = last.ok && last.date > first.date ? last.date : first.date;
    editing.show({ kind: 'override', days: { start: first.date, end }, price: validPrice(price) });
  });
  const isPhone = usePhone();
  const year = (
    <YearPanel key="year" today={today} onDays={(days) => editing.show({ kind: 'override', days })} />
  );
  const columns = (
    <div key="columns" className={styles.columns}>
      <PeriodsPanel
        today={today}
        onEdit={(period) => editing.show({ period })}
        onDelete={deleting.show}
        onCopy={copying.show}
        onImport={() => importing.show(true)}
      />
      <StayRulesPanel />
    </div>
  );
  const discounts = (
    <div key="discounts" className={styles.columns}>
      <StayDiscountsPanel />
      <GuestPricePanel today={today} />
    </div>
  );
  return (
    <>
      <PageHeading
        title="Rates"
        subtitle="Prices and rules through the year, on top of Pricing. Live at once; existing bookings keep their price."
        actions={
          <>
            <Link to="/admin/rates/history">History</Link>
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => editing.show({ kind: 'season', days: { start: today, end: today } })}
            >
              Add Dates
            </Button>
          </>
        }
      />
      {isPhone && <PartLinks />}
      {/* On a phone a year is twelve screens long. */}
      <div className={styles.page}>{isPhone ? [columns, discounts, year] : [year, columns, discounts]}</div>
      <PeriodDialog dialog={editing} />
      <DeletePeriod dialog={deleting} />
      <CopyYear key={copying.round} dialog={copying} />
      <ImportRates key={`import ${importing.round}`} dialog={importing} />
    </>
  );
}
