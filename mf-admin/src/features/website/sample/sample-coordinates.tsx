import { Button } from 'antd';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { isRecord, valueAt, type Path } from '../content/content.ts';
import { elementOf, useForm } from '../form/form-context.ts';
import styles from './sample.module.css';

const address: Path = ['address'];
const coordinates = ['latitude', 'longitude'] as const;
const lines = ['line', 'town', 'postalCode', 'state'] as const;

/** Says that the map still has the sample's place, once the address is another. */
export function SampleCoordinates(): ReactNode {
  const { content, sample, change } = useForm();
  const own = valueAt(content, address);
  const differs = (key: string): boolean =>
    valueAt(content, [...address, key]) !== valueAt(sample, [...address, key]);
  const isElsewhere = lines.some(differs) && !coordinates.some(differs);
  if (!isRecord(own) || !isElsewhere) return null;
  const clear = (): void => {
    const { latitude: _, longitude: __, ...rest } = own;
    flushSync(() => change(address, rest));
    elementOf([...address, 'latitude'])?.focus();
  };
  return (
    <div role="note" className={styles.coordinates}>
      <p>
        These are still the sample’s coordinates: maps show its place, not your address. Enter yours, or clear
        both.
      </p>
      <Button size="small" onClick={clear}>
        Clear Both
      </Button>
    </div>
  );
}
