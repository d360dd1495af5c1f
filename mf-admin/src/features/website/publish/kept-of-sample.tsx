import type { ReactNode } from 'react';
import styles from './publish.module.css';

interface KeptOfSampleProps {
  /** How many texts and pictures are kept. */
  count: number;
  /** By section and name; none where the sample isn't known. */
  names: readonly string[];
}

/** More of them are folded. */
const mostNamed = 6;

/** Says what stays as it is in the sample because the host has said that it is true. It is no change. */
export function KeptOfSample({ count, names }: KeptOfSampleProps): ReactNode {
  if (count === 0) return <p>You keep none of the sample’s texts and pictures.</p>;
  const { length } = names;
  const words = `You keep ${length || count} of the sample’s texts and pictures, because they’re true for your house`;
  if (length <= mostNamed) return <p>{length === 0 ? `${words}.` : `${words}: ${names.join('; ')}.`}</p>;
  return (
    <details>
      <summary className={styles.kept}>{words}</summary>
      <ul className={styles.inPart}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
