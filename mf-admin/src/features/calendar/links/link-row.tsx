import { useId, type ReactNode } from 'react';
import { CopyOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import styles from './links.module.css';
import { useCopyUrl } from './use-copy-url.ts';

interface LinkRowProps {
  name: string;
  hint: string;
  url: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** An address in a field that can be copied by hand too. */
export function LinkRow({ name, hint, url, children }: LinkRowProps): ReactNode {
  const copy = useCopyUrl();
  const field = useId();
  return (
    <div className={styles.link}>
      <label className={styles.name} htmlFor={field}>
        {name}
      </label>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.line}>
        <Input id={field} readOnly value={url} onFocus={({ target }) => target.select()} />
        <Button
          icon={<CopyOutlined aria-hidden />}
          aria-label={`Copy ${name}`}
          onClick={() => void copy(url)}
        >
          Copy
        </Button>
        {children}
      </div>
    </div>
  );
}
