import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { Form, Skeleton } from 'antd';
import { exportBlockedDates, listBlockedDates, listTakenNights } from '@getaway/contracts/http/blocked-dates';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { reasonWords } from '../../blocks/block-words.ts';
import { property } from '../../property.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { queryState } from '../../ui/query-state.ts';
import { useNewFromAddress } from '../../ui/use-new-from-address.ts';
import { BlockCalendar } from './block-calendar.tsx';
import { BlockForm } from './block-form.tsx';
import { nothingChosen, withDay, type BlockValues } from './block-values.ts';
import { BlockedList } from './blocked-list.tsx';
import styles from './dates.module.css';

export function DatesPage(): ReactNode {
  const blocks = useQuery(listBlockedDates);
  const unavailable = useQuery(listTakenNights);
  const [form] = Form.useForm<BlockValues>();
  useNewFromAddress(() => form.focusField('fromDate'));
  const chosen = Form.useWatch((all: BlockValues) => all, form) ?? nothingChosen;
  const today = dateInZone(new Date(), property.timeZone);
  return (
    <>
      <PageHeading
        title="Blocked Dates"
        subtitle="Guests can’t book blocked dates."
        actions={
          <ExportButton
            read={(callForFile) => callForFile(exportBlockedDates)}
            name="blocked-dates"
            isEmpty={blocks.data?.length === 0}
            done="The blocked dates have been saved as CSV."
          />
        }
      />
      <div className={styles.columns}>
        <Panel title="Block Date Range" note="Both days are included. Choose them here or in the calendar.">
          <BlockForm form={form} />
          <TakenDays
            blocks={blocks}
            unavailable={unavailable}
            today={today}
            fromDate={chosen.fromDate}
            toDate={chosen.toDate}
            onDay={(day) => {
              form.setFieldsValue(withDay(form.getFieldsValue(true) as BlockValues, day));
              void form.validateFields(['toDate']).catch(() => undefined);
            }}
          />
        </Panel>
        <div>
          <BlockedList state={queryState(blocks)} today={today} />
        </div>
      </div>
    </>
  );
}

interface TakenDaysProps extends Omit<ComponentProps<typeof BlockCalendar>, 'blocked' | 'unavailable'> {
  blocks: ReturnType<typeof useQuery<typeof listBlockedDates>>;
  unavailable: ReturnType<typeof useQuery<typeof listTakenNights>>;
}

/** The calendar, once all that is taken is known: without it, every day would look available. */
function TakenDays({ blocks, unavailable, ...calendar }: TakenDaysProps): ReactNode {
  const reads = [queryState(blocks), queryState(unavailable)];
  const blocked = useMemo(
    () => new Map(blocks.data?.map(({ date, reason }) => [date, reasonWords[reason]])),
    [blocks.data],
  );
  const taken = useMemo(() => new Set(unavailable.data?.nights), [unavailable.data]);
  const failed = reads.flatMap((read) => (read.status === 'failed' ? [read] : []));
  if (failed.length > 0) {
    return (
      <LoadFailure
        title="Couldn’t load the calendar"
        onRetry={() => failed.forEach(({ retry }) => retry())}
      />
    );
  }
  if (reads.some(({ status }) => status === 'loading')) {
    return (
      <div className={styles.waiting} role="status" aria-label="Loading the calendar">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    );
  }
  return <BlockCalendar {...calendar} blocked={blocked} unavailable={taken} />;
}
