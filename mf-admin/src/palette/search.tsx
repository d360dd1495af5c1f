import { Fragment, useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AutoComplete } from 'antd';
import { listPricing } from '@getaway/contracts/http/pricing';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import spoken from '@getaway/web-kit/spoken.module.css';
import { formatDate } from '../format/dates.ts';
import { formatMonth } from '../format/months.ts';
import { property } from '../property.ts';
import { formatTotal } from '@getaway/web-kit/format/money';
import { LoadFailure } from '../ui/load-failure.tsx';
import { queryState } from '../ui/query-state.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { between, type Find } from './find.ts';
import { actions, placesFor, screens, type Place } from './places.ts';
import { dayHint } from './day-hint.ts';
import { daysToPrice, type DaysToPrice } from './days-to-price.ts';
import styles from './palette.module.css';
import { isAboutPrices, priceCommands, priceHint, type PriceCommand } from './set-price.ts';
import type { Typed } from './typed.ts';
import { typedDays, typedMonths } from './typed-day.ts';
import { useFinds } from './use-finds.ts';

const delayMs = 200;
/** One letter finds nearly everything. */
const fewestCharacters = 2;
/** As the contracts have it. */
const mostCharacters = 100;
/** Of what is around the list: the page above it, the field, and what is below. */
const aroundListPx = 220;
const highestListPx = 480;

export interface SearchProps {
  typed: Typed;
  onType: (typed: Typed) => void;
  /** Called when the field has the focus. */
  onReady: () => void;
  onChoose: (path: string) => void;
  onSetPrice: (command: PriceCommand) => void;
}

/** The field of the search, and what it finds. */
export function Search({ typed, onType, ...props }: SearchProps): ReactNode {
  const { text, isEntered } = typed;
  // '#CHS-1' is how some write a reference.
  const search = text.trim().replace(/^#/, '').slice(0, mostCharacters);
  const asked = useDebounced(search, delayMs);
  const isAsked = asked.value.length >= fewestCharacters;
  const today = dateInZone(new Date(), property.timeZone);
  const days = typedDays(asked.value, today);
  const months = days.length > 0 ? days.map((day) => day.slice(0, 7)) : typedMonths(asked.value, today);
  const { groups, isLoading } = useFinds(isAsked ? asked.value : '', days);
  const prices = queryState(useQuery(listPricing, isAboutPrices(search) ? undefined : null));
  const commands = prices.status === 'ready' ? priceCommands(search, prices.data) : [];
  const deeds = [...daysToPrice(search, today).map(daysPricePlace), ...placesFor(search, actions)];
  // 'Change' begins other things, too.
  const isPriceless = commands.length === 0 && deeds.length === 0;
  const settings = prices.status === 'ready' ? prices.data : [];
  const hint = isPriceless ? (dayHint(search, today) ?? priceHint(search, settings)) : undefined;
  const isSettled = asked.settled && !isLoading && (prices.status !== 'loading' || !isAboutPrices(search));
  // All at once: what Enter opens doesn't change with each answer.
  const found = useLastFound(
    [
      ...groups.map(({ title, state }) => group(title, state.status === 'ready' ? state.data : [])),
      group('Calendar', months.map(monthPlace)),
    ],
    isSettled,
  );
  const options = [
    group('Actions', [...commands.map(commandRow), ...deeds]),
    group('Screens', placesFor(search, screens)),
    ...found,
  ].filter((each) => each.options.length > 0);
  const [listHeight] = useState(() => Math.min(highestListPx, Math.max(160, innerHeight - aroundListPx)));

  const choose = (value: string): void => {
    const command = commands.find((one) => commandRow(one).path === value);
    if (command) props.onSetPrice(command);
    else props.onChoose(value);
  };
  const first = options[0]?.options.find(({ disabled }) => disabled !== true)?.value;
  const chooseFirst = useEffectEvent(() => {
    if (first !== undefined) choose(first);
    else onType({ text, isEntered: false });
  });
  const isFirstKnown = first !== undefined || isSettled;
  useEffect(() => {
    if (isEntered && isFirstKnown) chooseFirst();
  }, [isEntered, isFirstKnown]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // antd chooses with Tab, too.
    if (event.key === 'Tab') event.stopPropagation();
    // What is found a moment later is opened then.
    if (event.key === 'Enter' && !isFirstKnown) onType({ text, isEntered: true });
  };
  return (
    // A drawer or dialog below listens on the window, and takes the focus back until this dialog holds it.
    <div className={styles.palette} onKeyDownCapture={onKeyDown} onFocus={(event) => event.stopPropagation()}>
      <AutoComplete<string, Option>
        className={styles.field ?? ''}
        aria-label="Search guests, bookings, codes, services, packages, and screens"
        placeholder="Name, phone, email, reference, date, code, or screen"
        autoFocus
        open
        options={options}
        optionRender={({ data }) => <Row {...data} />}
        showSearch={{ filterOption: false, onSearch: (next) => onType({ text: next, isEntered: false }) }}
        value={text}
        maxLength={mostCharacters}
        virtual={false}
        defaultActiveFirstOption
        listHeight={listHeight}
        classNames={{ popup: { root: styles.list ?? '' } }}
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
        onFocus={props.onReady}
        onSelect={choose}
      />
      {hint !== undefined && <p className={styles.outcome}>{hint}</p>}
      <Outcome
        search={search}
        isExplained={hint !== undefined}
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
  /** Of an earlier search, while the next one isn't answered. */
  readonly disabled?: boolean;
}

type Group = Option & { options: Option[] };

function group(title: string, found: readonly (Find | Place)[]): Group {
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

/** What is found; until it is, what was found last, which can't be chosen any more. */
function useLastFound(found: readonly Group[], isSettled: boolean): readonly Group[] {
  const text = JSON.stringify(found);
  const [last, setLast] = useState(text);
  if (isSettled && text !== last) setLast(text);
  if (isSettled) return found;
  return (JSON.parse(last) as Group[]).map((each) => ({
    ...each,
    options: each.options.map((option) => ({ ...option, disabled: true })),
  }));
}

/** The calendar, opened on a month such as '2026-12'. */
function monthPlace(month: string): Place {
  return { label: `Calendar: ${formatMonth(month)}`, path: `/admin/calendar?month=${month}` };
}

/** Rates, with the form that adds dates for these days. */
function daysPricePlace({ days: { start, end }, price }: DaysToPrice): Find {
  const dates = start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`;
  return {
    path: `/admin/rates?new=${start}${end === start ? '' : `&until=${end}`}${price === undefined ? '' : `&price=${price}`}`,
    label: `Set the price of ${dates}${price === undefined ? '' : ` to ${formatTotal(price)}`}`,
    detail: 'Add Dates on Rates',
  };
}

/** It has no address; `price:` keeps its value apart from the addresses of places. */
function commandRow({ id, label, detail }: PriceCommand): Find {
  return { path: `price:${id}`, label, detail };
}

/** A screen reader says of what kind each row is, as its list has no headings. */
function Row({ label, detail, kind, disabled = false }: Option): ReactNode {
  return (
    <span className={styles.row} data-stale={disabled}>
      <span className={styles.label}>{label}</span> {detail && <Detail detail={detail} />}{' '}
      <span className={spoken.spoken}>{kind}</span>
    </span>
  );
}

function Detail({ detail }: { detail: string }): ReactNode {
  return (
    <span className={styles.detail}>
      {detail.split(between).map((part, position) => (
        <Fragment key={part}>
          {position > 0 && between}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}

interface OutcomeProps {
  search: string;
  /** Whether the hint says why nothing is found. */
  isExplained: boolean;
  status: 'idle' | 'loading' | 'settled';
  isEmpty: boolean;
  failed: readonly { title: string; retry: () => void }[];
}

/** What the list itself doesn't say. */
function Outcome({ search, isExplained, status, isEmpty, failed }: OutcomeProps): ReactNode {
  if (status === 'settled' && failed.length > 0)
    return (
      <LoadFailure
        title={`Couldn’t search ${failed.map(({ title }) => title.toLowerCase()).join(' and ')}`}
        onRetry={() => failed.forEach(({ retry }) => retry())}
      />
    );
  return (
    <p
      className={styles.outcome}
      role="status"
      data-status={status}
      data-over={status === 'loading' && !isEmpty}
    >
      {outcomeInWords(status, isEmpty && !isExplained, search)}
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
