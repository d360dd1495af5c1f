import type { ReactNode } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { listPromoCodes } from '@getaway/contracts/http/staff-bookings';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ItemList } from '../../ui/item-row.tsx';
import { Pages } from '../../ui/pages.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import { mapReady, queryState } from '../../ui/query-state.ts';
import { DebouncedInput } from '../../ui/debounced-input.tsx';
import styles from './promo-list.module.css';
import type { PromoQuery } from './promo-query.ts';
import { PromoRow } from './promo-row.tsx';
import type { PromoCode } from './promo-words.ts';

interface PromoListProps {
  query: PromoQuery;
  onChange: (change: Partial<PromoQuery>) => void;
  onEdit: (promo: PromoCode) => void;
  onDelete: (promo: PromoCode) => void;
}

const pageSize = 25;
const searchDelayMs = 500;

/** The codes of one source, page by page; each subscriber of the newsletter has one. */
export function PromoList({
  query: { source, search, page },
  onChange,
  onEdit,
  onDelete,
}: PromoListProps): ReactNode {
  const paging = { limit: String(pageSize), offset: String((page - 1) * pageSize) };
  const read = usePageQuery(listPromoCodes, { query: { source, search, ...paging } });
  const total = read.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / pageSize));
  // The last code of the last page was deleted.
  if (read.data && !read.isValidating && page > last) onChange({ page: last });
  const isShort = search === '' && page === 1 && total <= pageSize;
  return (
    <div aria-busy={read.isValidating}>
      {!isShort && (
        <search className={styles.search}>
          <DebouncedInput
            type="search"
            aria-label="Search codes"
            placeholder="Search by code or name"
            prefix={<SearchOutlined aria-hidden />}
            maxLength={100}
            value={search}
            delayMs={searchDelayMs}
            onDebouncedChange={(text) => onChange({ search: text })}
          />
        </search>
      )}
      <QueryList
        state={mapReady(queryState(read), ({ items }) => items)}
        failed="Couldn’t load promotion codes"
        empty={
          search === '' ? (
            'No promotion codes found'
          ) : (
            <Empty title="No promotion codes found" hint="Try another code or name." />
          )
        }
      >
        {(codes) => (
          <ItemList label="Promotion codes">
            {codes.map((promo) => (
              <PromoRow
                key={promo.id}
                promo={promo}
                onEdit={() => onEdit(promo)}
                onDelete={() => onDelete(promo)}
              />
            ))}
          </ItemList>
        )}
      </QueryList>
      <Pages of="promotion codes" page={page} last={last} onPage={(next) => onChange({ page: next })} />
    </div>
  );
}
