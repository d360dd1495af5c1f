import { useId, useState, type ReactNode } from 'react';
import { Button, Form } from 'antd';
import { blockDates, type BlockReason } from '@getaway/contracts/http/blocked-dates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { daysThrough } from '@getaway/web-kit/format/fallbacks';
import { formatNights } from '@getaway/web-kit/format/dates';
import { reasonOptions } from '../../../blocks/block-words.ts';
import { TakenNights, takenNights } from '../../../blocks/taken-nights.tsx';
import { blockQueries, type BlockedNight } from '../../../blocks/use-blocked-toast.ts';
import { runWords } from '../../../format/date-runs.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { useUnsavedChanges } from '../../../unsaved-changes/unsaved-changes.ts';
import { Choice } from '../../../ui/choice.tsx';
import { calendarQueries } from '../calendar-queries.ts';
import type { Days } from '../../../day-range/days.ts';
import styles from './block-range.module.css';

interface BlockRangeProps {
  chosen: Days | undefined;
  /** Whether the nights are chosen already, so that Enter blocks them. */
  isAtOnce: boolean;
  onBlocked: (nights: readonly BlockedNight[]) => void;
  onClose: () => void;
}

const texts = {
  failed: 'Failed to block dates',
  refresh: [...blockQueries, ...calendarQueries],
};

/** Why most nights are blocked. */
const usualReason: BlockReason = 'owner-use';

/** Keeps the nights that are chosen in the month from guests: all of them, or none. */
export function BlockRange({ chosen, isAtOnce, onBlocked, onClose }: BlockRangeProps): ReactNode {
  const nights = useId();
  const [reason, setReason] = useState<BlockReason>(usualReason);
  const [refused, setRefused] = useState<{ days: Days; dates: readonly CalendarDate[] }>();
  const { run, pending } = useMutation(blockDates, texts);
  useUnsavedChanges(() => reason !== usualReason);
  const taken = refused?.days === chosen ? (refused?.dates ?? []) : [];

  const block = async (): Promise<void> => {
    if (!chosen) return;
    const outcome = await run({ body: { fromDate: chosen.start, toDate: chosen.end, reason } });
    if (outcome?.ok) return onBlocked(outcome.answer);
    if (outcome) setRefused({ days: chosen, dates: takenNights(outcome.error) });
  };

  return (
    <section className={styles.block} aria-label="Block dates">
      <p id={nights} role="status">
        {chosen ? (
          <>
            <strong>{runWords({ from: chosen.start, to: chosen.end })}</strong>,{' '}
            {formatNights(nightsIn(chosen))}
          </>
        ) : (
          'Choose the first day in the calendar.'
        )}
      </p>
      {!isAtOnce && (
        <p className={styles.hint}>To block several nights, choose a later day as the last one.</p>
      )}
      <Form layout="vertical" onFinish={() => void block()}>
        <Form.Item label="Reason" htmlFor="block-reason">
          <Choice
            id="block-reason"
            autoFocus={!isAtOnce}
            options={reasonOptions}
            value={reason}
            onChange={setReason}
          />
        </Form.Item>
        <TakenNights nights={taken} outcome="Nothing was blocked." />
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            htmlType="submit"
            autoFocus={isAtOnce}
            aria-describedby={nights}
            loading={pending}
            disabled={!chosen}
          >
            Block
          </Button>
        </div>
      </Form>
    </section>
  );
}

function nightsIn({ start, end }: Days): number {
  return daysThrough(start, end).length;
}
