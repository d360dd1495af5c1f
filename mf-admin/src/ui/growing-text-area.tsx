import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Input } from 'antd';
import styles from './growing-text-area.module.css';

interface GrowingTextAreaProps extends Omit<ComponentProps<typeof Input.TextArea>, 'rows' | 'autoSize'> {
  minRows: number;
  maxRows: number;
}

/**
 * A text area as high as its text, between so many rows. The browser sizes it: antd's own `autoSize` measures each one
 * with a layout of the whole page. Where `field-sizing` is not known it keeps `minRows` and is dragged higher by hand.
 */
export function GrowingTextArea({ minRows, maxRows, ...area }: GrowingTextAreaProps): ReactNode {
  return (
    <Input.TextArea
      {...area}
      rows={minRows}
      className={styles.area ?? ''}
      style={{ '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties}
    />
  );
}
