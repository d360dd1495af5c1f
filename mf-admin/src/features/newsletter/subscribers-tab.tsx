import { useCallback, useMemo, type ReactNode } from 'react';
import { CheckCircleOutlined, MailOutlined, TeamOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { Empty } from '../../ui/empty.tsx';
import { FigureCard, FigureRow } from '../../ui/figure-card.tsx';
import { ListFilters, SearchBox } from '../../ui/list-filters.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { mapReady, type QueryState } from '../../ui/query-state.ts';
import { SortChoice } from '../../ui/sort-choice.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { useQueuedParams } from '../../ui/use-queued-params.ts';
import { ConfirmSetting } from './confirm-setting.tsx';
import { DeleteSubscriber } from './delete-subscriber.tsx';
import { EditSubscriber } from './edit-subscriber.tsx';
import { findSubscribers } from './find-subscribers.ts';
import styles from './newsletter.module.css';
import { sortSubscribers } from './sort-subscribers.ts';
import { SubscriberCards } from './subscriber-cards.tsx';
import { addressOf, readQuery, type SubscriberQuery } from './subscriber-query.ts';
import { subscriberColumns, SubscriberTable } from './subscriber-table.tsx';

export type SubscribersState = QueryState<readonly NewsletterSubscriber[]>;

export function SubscribersTab({ state }: { state: SubscribersState }): ReactNode {
  return (
    <>
      <Figures state={state} />
      <ConfirmSetting />
      <Subscribers state={state} />
    </>
  );
}

function Figures({ state }: { state: SubscribersState }): ReactNode {
  const count = (counts: (subscriber: NewsletterSubscriber) => boolean) =>
    mapReady(state, (all) => all.filter(counts).length.toLocaleString('en-US'));
  return (
    <FigureRow>
      <FigureCard
        label="Total Subscribers"
        note="All-time signups"
        icon={<TeamOutlined />}
        figure={count(() => true)}
      />
      <FigureCard
        label="Emails Sent"
        note="Promo codes delivered"
        icon={<MailOutlined />}
        figure={count(({ emailSent }) => emailSent)}
      />
      <FigureCard
        label="Active Subscribers"
        note="Receiving the newsletter"
        icon={<CheckCircleOutlined />}
        figure={count(({ isActive }) => isActive)}
      />
    </FigureRow>
  );
}

const sortOptions = subscriberColumns.map(({ title, sortKey, first = 'asc' }) => ({
  ...{ value: sortKey, label: title, first },
}));

function Subscribers({ state }: { state: SubscribersState }): ReactNode {
  const [params, setParams] = useQueuedParams();
  const query = readQuery(params);
  const { search, sortBy, sortOrder } = query;
  const found = useMemo(
    () =>
      state.status === 'ready'
        ? sortSubscribers(findSubscribers(state.data, search), { sortBy, sortOrder })
        : [],
    [state, search, sortBy, sortOrder],
  );
  // Whatever else changes, one starts again at the first page. Only pages are places to go back to.
  const change = useCallback(
    (changed: Partial<SubscriberQuery>) =>
      setParams((last) => addressOf({ ...readQuery(last), page: 1, ...changed }), {
        replace: changed.page === undefined,
      }),
    [setParams],
  );
  const setSearch = useCallback((text: string) => change({ search: text }), [change]);
  const editing = useDialog<NewsletterSubscriber>();
  const deletion = useDialog<NewsletterSubscriber>();
  const isPhone = usePhone();
  const List = isPhone ? SubscriberCards : SubscriberTable;
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting} role="status" aria-label="Loading subscribers">
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Failed to load subscribers" onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          {state.data.length === 0 ? (
            <Empty title="No subscribers yet" hint="Signups from the website appear here." />
          ) : (
            <>
              <ListFilters isNarrowed={search !== ''} onClear={() => setSearch('')}>
                <SearchBox
                  label="Search subscribers"
                  placeholder="Name, email or code"
                  value={search}
                  onSearch={setSearch}
                />
                <span role="status">{search !== '' && `${found.length} of ${state.data.length}`}</span>
                {isPhone && <SortChoice options={sortOptions} sort={query} onSort={change} />}
              </ListFilters>
              {found.length === 0 ? (
                <Empty title="No subscribers found" hint="Try another name, email or code." />
              ) : (
                <List
                  key={search}
                  subscribers={found}
                  query={query}
                  onChange={change}
                  onEdit={editing.show}
                  onDelete={deletion.show}
                />
              )}
            </>
          )}
          <EditSubscriber key={editing.round} dialog={editing} />
          <DeleteSubscriber dialog={deletion} />
        </>
      );
    default:
      return state satisfies never;
  }
}
