import { useMemo, useState, type ReactNode } from 'react';
import { useVisit } from '../../layout/navigation.tsx';
import { Loading } from '../../ui/loading.tsx';
import { partOf } from '../../ui/part-of.tsx';
import { useIsLive } from '../../ui/use-is-live.ts';
import { createStayCalls, stayTokenIn } from './stay-calls.ts';
import { StayContext, type OpenStay } from './stay-context.ts';
import { StayHead } from './stay-head.tsx';
import { StayHero } from './stay-hero.tsx';
import { StayNote } from './stay-note.tsx';
import styles from './stay.module.css';
import { StayBody } from './stay-body.tsx';
import { useBookedNews } from './use-booked-news.ts';
import { useStay } from './use-stay.ts';

const GuidePreview = partOf(async () => (await import('./guide-preview.tsx')).GuidePreview, {
  loading: 'Loading the house guide…',
  what: 'the house guide',
});

/** The guest's own page. Its link is the key to it, so no other address and no other site gets to see it. */
export function StayPage(): ReactNode {
  const { pathname, search } = useVisit();
  const token = stayTokenIn(pathname);
  const isLive = useIsLive();
  // The back office shows the guide of the draft here (shell/server/preview).
  if (isLive && token === undefined && search.startsWith('?preview')) return <GuidePreview />;
  return (
    <div className={styles.page}>
      {/* Another link in the same tab is another page. */}
      {isLive ? <Stay key={token} token={token} /> : <StayFrame />}
    </div>
  );
}

/** What is there before the stay is: the edge puts everything readable into it for browsers without script. */
function StayFrame(): ReactNode {
  return (
    <>
      <StayHead />
      <StayHero />
      <div className={styles.waiting}>
        <Loading>Opening your stay…</Loading>
      </div>
      <noscript>
        <div className={styles.plain}>{'{plain}'}</div>
      </noscript>
    </>
  );
}

function Stay({ token }: { token: string | undefined }): ReactNode {
  const calls = useMemo(() => (token === undefined ? undefined : createStayCalls(token)), [token]);
  const { state, refresh, retry } = useStay(calls);
  const [notice, setNotice] = useState<{ readonly text: string }>();
  const isNew = useBookedNews(state.status === 'open' ? state.stay.view : undefined);

  if (state.status === 'loading') return <StayFrame />;
  if (state.status !== 'open' || !calls)
    return <StayNote status={state.status === 'open' ? 'unknown' : state.status} onRetry={retry} />;
  const open: OpenStay = {
    ...state.stay,
    calls,
    refresh,
    done: async (text) => {
      await refresh();
      setNotice({ text });
    },
  };
  return (
    <StayContext value={open}>
      <StayHead />
      <StayHero stay={state.stay} isNew={isNew} />
      <StayBody notice={notice} />
    </StayContext>
  );
}
