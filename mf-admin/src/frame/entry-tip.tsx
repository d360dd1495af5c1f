import type { ReactElement, ReactNode } from 'react';
import { Tooltip } from 'antd';

interface EntryTipProps {
  label: string;
  /** In seconds. */
  delay: number;
  onOpenChange: (open: boolean) => void;
  children: ReactElement;
}

/** The label of an entry beside its icon. */
export function EntryTip({ label, delay, onOpenChange, children }: EntryTipProps): ReactNode {
  return (
    <Tooltip title={label} placement="right" mouseEnterDelay={delay} onOpenChange={onOpenChange}>
      {children}
    </Tooltip>
  );
}
