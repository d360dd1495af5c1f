import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AutoComplete, Modal } from 'antd';
import { useNavigate } from 'react-router-dom';
import spoken from '@getaway/web-kit/spoken.module.css';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import type { Find } from './find.ts';
import { actions, placesFor, screens, type Place } from './places.ts';
import styles from './palette.module.css';
import { useFinds } from './use-finds.ts';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

const delayMs = 200;
/** One letter finds nearly everything. */
const fewestCharacters = 2;
/** As the contracts have it. */
const mostCharacters = 100;
/** Of what is around the list: the page above it, the field, and what is below. */
const aroundListPx = 220;
const highestListPx = 480;

/** Searches the whole office: screens, actions, guests, bookings, and promo codes. */
export function Palette({ open, onClose }: PaletteProps): ReactNode {
  const [opener] = useState(() => document.activeElement);
  const chosen = useRef<string>(undefined);
  const navigate = useNavigate();
  const leave = (): void => {
    if (chosen.current === undefined) {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      return;
    }
    // The opener may be on another page, and a form that opens takes the focus itself.
    document.getElementById('page')?.focus({ preventScroll: true });
    void navigate(chosen.current);
  };
  return (
    <Modal
      open={open}
      title="Search the office"
      width={640}
      style={{ insetBlockStart: 'max(0.75rem, 8vh)' }}
      footer={null}
      focusable={{ focusTriggerAfterClose: false }}
      // Those who type ahead don’t wait for a movement.
      transitionName=""
      maskTransitionName=""
      onCancel={onClose}
      afterClose={leave}
      destroyOnHidden
    >
      <Search
        onChoose={(path) => {
          chosen.current = path;
          onClose();
        }}
        onClose={onClose}
      />
    </Modal>
  );
}

function Search(props: { onChoose: (path: string) => void; onClose: () => void }): ReactNode {
  const [text, setText] = useState('');
  const search = text.trim().slice(0, mostCharacters);
  const asked = useDebounced(search, delayMs);
  const isAsked = asked.value.length >= fewestCharacters;
  const { groups, isLoading } = useFinds(isAsked ? asked.value : '');
  const isSettled = asked.settled && !isLoading;
  const options = [
    group('Actions', placesFor(search, actions)),
    group('Screens', placesFor(search, screens)),
    // All at once: what Enter opens doesn't change with each answer.
    ...(isSettled ? groups : []).map(({ title, state }) =>
      group(title, state.status === 'ready' ? state.data : []),
    ),
  ].filter((each) => each.options.length > 0);
  const [listHeight] = useState(() => Math.min(highestListPx, Math.max(160, innerHeight - aroundListPx)));

  // antd chooses with Tab, too, and closes its list with Escape, which here is all there is.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    props.onClose();
  };
  return (
    <div className={styles.palette} onKeyDownCapture={onKeyDown}>
      <AutoComplete<string, Option>
        className={styles.field ?? ''}
        aria-label="Search guests, bookings, codes, and screens"
        placeholder="Name, phone, email, reference, code, or screen"
        autoFocus
        open
        options={options}
        optionRender={({ data }) => <Row {...data} />}
        showSearch={{ filterOption: false, onSearch: setText }}
        value={text}
        virtual={false}
        defaultActiveFirstOption
        listHeight={listHeight}
        classNames={{ popup: { root: styles.list ?? '' } }}
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
        onSelect={props.onChoose}
      />
      <Outcome
        search={search}
        status={!isAsked && search.length < fewestCharacters ? 'idle' : isSettled ? 'settled' : 'loading'}
        isEmpty={options.length === 0}
        failed={groups.flatMap(({ title, state }) =>
          state.status === 'failed' ? [{ title, ...state }] : [],
        )}
      />
    </div>
  );
}

/** A row, or a group of them. */
interface Option {
  readonly label: string;
  readonly value?: string;
  readonly detail?: string;
  /** The title of its group. */
  readonly kind?: string;
  readonly options?: Option[];
}

function group(title: string, found: readonly (Find | Place)[]): Option & { options: Option[] } {
  return {
    label: title,
    options: found.map((one) => ({
      value: one.path,
      label: one.label,
      kind: title,
      ...('detail' in one ? { detail: one.detail } : {}),
    })),
  };
}

/** A screen reader says of what kind each row is, as its list has no headings. */
function Row({ label, detail, kind }: Option): ReactNode {
  return (
    <span className={styles.row}>
      <span className={styles.label}>{label}</span>{' '}
      {detail && <span className={styles.detail}>{detail}</span>}{' '}
      <span className={spoken.spoken}>{kind}</span>
    </span>
  );
}

interface OutcomeProps {
  search: string;
  status: 'idle' | 'loading' | 'settled';
  isEmpty: boolean;
  failed: readonly { title: string; retry: () => void }[];
}

/** What the list itself doesn't say. */
function Outcome({ search, status, isEmpty, failed }: OutcomeProps): ReactNode {
  if (status === 'settled' && failed.length > 0)
    return (
      <LoadFailure
        title={`Couldn’t search ${failed.map(({ title }) => title.toLowerCase()).join(' and ')}`}
        onRetry={() => failed.forEach(({ retry }) => retry())}
      />
    );
  return (
    <p className={styles.outcome} role="status">
      {outcomeInWords(status, isEmpty, search)}
    </p>
  );
}

function outcomeInWords(status: OutcomeProps['status'], isEmpty: boolean, search: string): string {
  switch (status) {
    case 'idle':
      return isEmpty ? 'Type one more letter to search.' : '';
    case 'loading':
      return 'Searching…';
    case 'settled':
      return isEmpty
        ? `Nothing found for “${search}”. Try a guest’s name, part of a phone number, or a booking reference.`
        : '';
    default:
      return status satisfies never;
  }
}
