import { useMemo, useState, type ReactNode } from 'react';
import { Select } from 'antd';
import type { Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import type { PlainField } from '../fields/field.ts';
import {
  commonZoneName,
  countryCodes,
  countryName,
  countryWords,
  zoneName,
  zoneWords,
} from '../fields/place-names.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

interface PlaceControlProps {
  field: PlainField;
  kind: 'zone' | 'country';
  path: Path;
}

/** Selects a time zone or a country. Searches names and codes. */
export function PlaceControl({ field, kind, path }: PlaceControlProps): ReactNode {
  const { content, change, leave } = useForm();
  const [isOpened, setOpened] = useState(false);
  const value = shownAt(content, path);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  // Naming all zones takes a moment, so it waits until the list is opened.
  const country = shownAt(content, ['address', 'country']);
  const first = country === undefined || country === 'US' ? mainZones : noZones;
  const options = useMemo(() => optionsOf(kind, chosen, isOpened, first), [kind, chosen, isOpened, first]);
  return (
    <FieldFrame path={path} label={field.label} hint={field.hint}>
      {(props) => (
        <Select
          {...props}
          className={styles.place ?? ''}
          showSearch={{ optionFilterProp: 'words' }}
          options={options}
          placeholder="Choose one"
          notFoundContent="No matches"
          value={chosen ?? null}
          onOpenChange={(isOpen) => isOpen && setOpened(true)}
          onChange={(next: string) => change(path, next)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}

interface PlaceOption {
  readonly value: string;
  readonly label: string;
  /** The words that a search looks through. */
  readonly words: string;
}

const noZones: readonly string[] = [];
/** The zones of most houses in the United States, from east to west: 'Pacific' is also the name of an ocean of them. */
const mainZones: readonly string[] = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix'],
  ...['America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'],
];

function optionsOf(
  kind: 'zone' | 'country',
  chosen: string | undefined,
  isAll: boolean,
  first: readonly string[],
): PlaceOption[] {
  const now = new Date();
  const known = kind === 'zone' ? Intl.supportedValuesOf('timeZone') : countryCodes;
  // A saved value that isn't in the list stays available.
  const codes = new Set([...(chosen === undefined ? [] : [chosen]), ...(isAll ? known : [])]);
  const rankOf = ({ value }: PlaceOption): number =>
    first.includes(value) ? first.indexOf(value) : first.length;
  return [...codes]
    .map((value) => {
      const more = kind === 'zone' ? zoneWords(value, now) : countryWords(value);
      const nameOfZone = first.includes(value) ? commonZoneName : zoneName;
      const label = kind === 'zone' ? nameOfZone(value, now) : countryName(value);
      return { value, label, words: `${label} ${value} ${more}` };
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.label.localeCompare(other.label, 'en'));
}
