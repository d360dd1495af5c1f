import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listHouseVersions, type HouseVersion } from '@getaway/contracts/http/house-editing';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { mapReady, queryState } from '../../../ui/query-state.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { ReplaceDraftDialog } from './replace-draft-dialog.tsx';
import { VersionList } from './version-list.tsx';
import { useRestore } from './use-restore.ts';
import type { Comparison } from './use-comparison.ts';
import styles from './history.module.css';

const pageSize = 20;

/** What was published and when: compared with what is published now, and restored as the draft. */
export function HistoryPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const offset = (page - 1) * pageSize;
  const read = usePageQuery(listHouseVersions, {
    query: { limit: String(pageSize), offset: String(offset) },
  });
  const comparing = useDialog<HouseVersion>();
  const [toReplace, setToReplace] = useState<Comparison>();
  const { restore, pending } = useRestore();
  const state = queryState(read);
  const chosen = async (comparison: Comparison): Promise<void> => {
    if (comparison.draft) {
      comparing.close();
      setToReplace(comparison);
    } else if (!(await restore(comparison))) comparing.close();
  };
  return (
    <>
      <PageHeading
        title="Website History"
        subtitle="Each time your website was published. An earlier version becomes your draft again; guests see it when you publish it."
        actions={<Link to="/admin/website">Edit Website</Link>}
      />
      <section className={styles.versions} aria-label="Versions" aria-busy={read.isValidating}>
        <QueryList
          state={mapReady(state, ({ items }) => items)}
          failed="Failed to load the history"
          empty="Nothing has been published yet"
        >
          {(versions) => (
            <VersionList versions={versions} hasNewest={page === 1} onCompare={comparing.show} />
          )}
        </QueryList>
      </section>
      {state.status === 'ready' && (
        <Pages
          of="versions"
          page={page}
          last={Math.max(1, Math.ceil(state.data.total / pageSize))}
          onPage={(next) => setParams(next > 1 ? { page: String(next) } : {})}
        />
      )}
      {comparing.subject && (
        <ComparisonDialog
          key={comparing.round}
          version={comparing.subject}
          open={comparing.open}
          pending={pending}
          onRestore={(comparison) => void chosen(comparison)}
          onClose={comparing.close}
        />
      )}
      <ReplaceDraftDialog
        draft={toReplace?.draft ?? undefined}
        pending={pending}
        onReplace={() => toReplace && void restore(toReplace).then(() => setToReplace(undefined))}
        onCancel={() => setToReplace(undefined)}
      />
    </>
  );
}
