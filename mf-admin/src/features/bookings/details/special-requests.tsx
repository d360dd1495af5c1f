import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import styles from './booking-details.module.css';

/** As many letters as fit in about six lines of the panel. */
const shownLetters = 350;
const shownLines = 6;

/** What the guest asks for. A long text is folded, so that payments and messages stay within reach. */
export function SpecialRequests({ text }: { text: string | null }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (text === null) return <p className={styles.requests}>None</p>;
  const isLong = text.length > shownLetters || text.split('\n').length > shownLines;
  return (
    <>
      <p className={styles.requests} data-folded={isLong && !isOpen}>
        {text}
      </p>
      {isLong && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show Less' : 'Show More'}
        </Button>
      )}
    </>
  );
}
