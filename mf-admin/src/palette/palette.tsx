import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AutoComplete, Modal } from 'antd';
import { listPricing } from '@getaway/contracts/http/pricing';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import spoken from '@getaway/web-kit/spoken.module.css';
import { LoadFailure } from '../ui/load-failure.tsx';
import { queryState } from '../ui/query-state.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import type { Find } from './find.ts';
import { actions, placesFor, screens, type Place } from './places.ts';
import styles from './palette.module.css';
import { isAboutPrices, isAboutSetting, priceCommands, type PriceCommand } from './set-price.ts';
import type { Typed } from './typed.ts';
import { useFinds } from './use-finds.ts';
import { useSetPrice } from './use-set-price.ts';

interface PaletteProps {
  open: boolean;
  typed: Typed;
  onType: (typed: Typed) => void;
  /** Called when the field has the focus. */
  onReady: () => void;
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

/** Searches the whole office: screens, actions, guests, bookings, and promo codes. It sets prices, too. */
export function Palette({ open, typed, onType, onReady, onClose }: PaletteProps): ReactNode {
  const [opener] = useState(() => document.activeElement);
  const chosen = useRef<string>(undefined);
  const setPrice = useSetPrice();
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
      wrapProps={mark}
      onCancel={onClose}
      afterClose={leave}
      destroyOnHidden
    >
      <Search
        typed={typed}
        onType={onType}
        onReady={onReady}
        onChoose={(path) => {
          chosen.current = path;
          onClose();
        }}
        onSetPrice={(command) => {
          onClose();
          void setPrice(command);
        }}
        onClose={onClose}
      />
    </Modal>
  );
}

/** Known to `usePaletteKeys`. */
const mark = { 'data-palette': true };

interface SearchProps extends Omit<PaletteProps, 'open'> {
  onChoose: (path: string) => void;
  onSetPrice: (command: PriceCommand) => void;
}

function Search({ typed, onType, ...props }: SearchProps): ReactNode {
  const { text, isEntered } = typed;
  const search = text.trim().slice(0, mostCharacters);
  const asked = useDebounced(search, delayMs);
  const isAsked = asked.value.length >= fewestCharacters;
  const { groups, isLoading } = useFinds(isAsked ? asked.value : '');
  const prices = queryState(useQuery(listPricing, isAboutPrices(search) ? undefined : null));
  const commands = prices.status === 'ready' ? priceCommands(search, prices.data) : [];
  const isSettled = asked.settled && !isLoading && (prices.status !== 'loading' || !isAboutPrices(search));
  const options = [
    group('Actions', [...commands.map(commandRow), ...placesFor(search, actions)]),
    group('Screens', placesFor(search, screens)),
    // All at once: what Enter opens doesn't change with each answer.
    ...(isSettled ? groups : []).map(({ title, state }) =>
      group(title, state.status === 'ready' ? state.data : []),
    ),
  ].filter((each) => each.options.length > 0);
  const [listHeight] = useState(() => Math.min(highestListPx, Math.max(160, innerHeight - aroundListPx)));

  const choose = (value: string): void => {
    const command = commands.find((one) => commandRow(one).path === value);
    if (command) props.onSetPrice(command);
    else props.onChoose(value);
  };
  const first = options[0]?.options[0]?.value;
  const chooseFirst = useEffectEvent(() => {
    if (first !== undefined) choose(first);
    else onType({ text, isEntered: false });
  });
  const isFirstKnown = first !== undefined || isSettled;
  useEffect(() => {
    if (isEntered && isFirstKnown) chooseFirst();
  }, [isEntered, isFirstKnown]);

  // antd chooses with Tab, too, and closes its list with Escape, which here is all there is.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') event.stopPropagation();
    // What is found a moment later is opened then.
    if (event.key === 'Enter' && !isFirstKnown) onType({ text, isEntered: true });
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
        showSearch={{ filterOption: false, onSearch: (next) => onType({ text: next, isEntered: false }) }}
        value={text}
        virtual={false}
        defaultActiveFirstOption
        listHeight={listHeight}
        classNames={{ popup: { root: styles.list ?? '' } }}
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
        onFocus={props.onReady}
        onSelect={choose}
      />
      {commands.length === 0 && isAboutSetting(search) && (
        <p className={styles.outcome}>
          To set a price, type its nights and the amount: “price saturday 250”.
        </p>
      )}
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

/** It has no address; `price:` keeps its value apart from the addresses of places. */
function commandRow({ id, label, detail }: PriceCommand): Find {
  return { path: `price:${id}`, label, detail };
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
