import { useState, type ReactNode } from 'react';
import type { CalledFile } from '@getaway/web-kit/api-client';
import { Button } from '@getaway/web-kit/button/button.tsx';
import styles from './stay.module.css';

interface FileButtonProps {
  read: () => Promise<CalledFile>;
  /** The file's name, unless the server has one. */
  name: string;
  /** Ends the sentence 'We couldn’t load …'. */
  what: string;
  look?: 'quiet' | 'text';
  children: string;
}

/** Downloads a file that only the stay's own calls can read, so that no address of it exists. */
export function FileButton({ read, name, what, look = 'quiet', children }: FileButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async () => {
    setState('busy');
    try {
      const file = await read();
      save(file, name);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.file}>
      <Button
        look={look}
        {...(look === 'quiet' ? { size: 'small' } : {})}
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && void download()}
      >
        {children}
      </Button>
      <span role="status" className={styles.error}>
        {state === 'failed' && `We couldn’t load ${what}. Please try again.`}
      </span>
    </div>
  );
}

function save({ content, name: given }: CalledFile, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = given ?? name;
  link.click();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
