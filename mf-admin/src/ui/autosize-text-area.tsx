import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Input } from 'antd';
import styles from './autosize-text-area.module.css';

interface AutosizeTextAreaProps extends Omit<ComponentProps<typeof Input.TextArea>, 'rows' | 'autoSize'> {
  minRows: number;
  maxRows: number;
}

/**
 * A text area that grows with its text, from `minRows` to `maxRows`. The browser sizes it with `field-sizing`, because
 * antd's own `autoSize` forces a layout of the whole page. Browsers without `field-sizing` keep `minRows` and a drag handle.
 */
export function AutosizeTextArea({ minRows, maxRows, ...area }: AutosizeTextAreaProps): ReactNode {
  return (
    <Input.TextArea
      dir="auto"
      {...area}
      rows={minRows}
      className={styles.area ?? ''}
      style={{ '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties}
    />
  );
}
