import { useEffect, useRef, type ReactNode } from 'react';
import { CloseOutlined } from '@ant-design/icons';
import type { CalendarMonth } from '@getaway/kernel/calendar-month';
import { formatMonth } from '../../format/months.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './reports.module.css';

interface MonthDetailsProps {
  /** 'Tax' for 'Tax of May 2027'. */
  title: string;
  month: CalendarMonth;
  /** Whether a press just asked for it, so that it gets the focus. */
  wasAsked: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The rows that the figures of a month add up. */
export function MonthDetails({ title, month, wasAsked, onClose, children }: MonthDetailsProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasAsked) box.current?.focus();
  }, [wasAsked, month]);
  return (
    <div className={styles.details} ref={box} tabIndex={-1}>
      <Panel
        title={`${title} of ${formatMonth(month)}`}
        actions={
          <IconButton
            title="Close"
            label="Close the month"
            icon={<CloseOutlined aria-hidden />}
            onClick={onClose}
          />
        }
      >
        {children}
      </Panel>
    </div>
  );
}
