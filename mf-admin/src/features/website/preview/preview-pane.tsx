import { use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { HostContext } from '../../../host.ts';
import { useFrameScale } from '../../../ui/use-frame-scale.ts';
import type { Saving } from '../editor/draft-saver.ts';
import type { PreviewPage } from '../fields/field.ts';
import { holdLinks } from './hold-links.ts';
import { whenPreviewReady } from './when-preview-ready.ts';
import { isOutdated, PreviewStatus } from './preview-status.tsx';
import { scrollToSection } from './scroll-to-section.ts';
import styles from './preview.module.css';

/** The pages that guests see; `preview` shows them with the draft, to staff alone. */
const addresses: Readonly<Record<PreviewPage, string>> = {
  home: '/?preview',
  booking: '/booking?preview',
  'weekday-escape': '/childcare?preview',
  privacy: '/privacy-policy?preview',
  terms: '/terms-of-service?preview',
  guide: '/stay?preview',
};

type ScreenName = 'phone' | 'laptop';

/** In pixels. */
const widths: Readonly<Record<ScreenName, number>> = { phone: 390, laptop: 1280 };

const screens = [
  { value: 'phone', label: 'Phone', icon: <MobileOutlined aria-hidden /> },
  { value: 'laptop', label: 'Laptop', icon: <DesktopOutlined aria-hidden /> },
] satisfies { value: ScreenName; label: string; icon: ReactNode }[];

interface PreviewPaneProps {
  page: PreviewPage;
  /** The section of the page that is edited, as a selector. */
  at: string | undefined;
  /** Counts the saves: the page is read again after each. */
  saves: number;
  isFaulty: boolean;
  /** The host hides this page: its address would show that there is none. */
  isHidden: boolean;
  saving: Saving['status'];
}

/** The real page with the saved draft, as a phone or a laptop shows it. */
export function PreviewPane(props: PreviewPaneProps): ReactNode {
  const { page, at, saves, isFaulty, isHidden, saving } = props;
  const [screen, setScreen] = useState<ScreenName>('phone');
  // At the back office's own address there is no public page to show.
  if (use(HostContext) === 'standalone') return null;
  return (
    <section className={styles.pane} aria-label="Preview">
      <div className={styles.bar}>
        <Segmented<ScreenName> aria-label="Screen" options={screens} value={screen} onChange={setScreen} />
        {!isHidden && (
          <a href={addresses[page]} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        )}
      </div>
      {isFaulty && (
        <p className={styles.note}>
          What you still have to fix is left out here, or shown as guests see it now. Everything else is your
          draft.
        </p>
      )}
      <PagePreview key={page} isHidden={isHidden} isSaved={saving === 'saved'}>
        <PreviewFrame address={addresses[page]} width={widths[screen]} {...{ at, saves, saving }} />
      </PagePreview>
    </section>
  );
}

interface PagePreviewProps {
  isHidden: boolean;
  isSaved: boolean;
  children: ReactNode;
}

/** A note in the place of a page that guests can't open. One that was just switched on is there once that is saved. */
function PagePreview({ isHidden, isSaved, children }: PagePreviewProps): ReactNode {
  const [isAbsent, setAbsent] = useState(isHidden);
  if (isAbsent !== isHidden && (isHidden || isSaved)) setAbsent(isHidden);
  if (!isAbsent) return children;
  return (
    <p className={styles.note}>
      This page is hidden, so there’s nothing to preview. Turn on “Show this page” to see it here; what you
      write is kept either way.
    </p>
  );
}

interface PreviewFrameProps extends Pick<PreviewPaneProps, 'at' | 'saves' | 'saving'> {
  address: string;
  width: number;
}

function PreviewFrame({ address, at, width, saves, saving }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const { box, scale, height } = useFrameScale(width);
  const [isLoading, setLoading] = useState(true);
  const hasLoaded = useRef(false);
  const scrolled = useRef(0);
  const shown = useRef(saves);
  const [savesAtStart] = useState(saves);
  // A save during the first load: the page may be of the draft before it.
  const isBehind = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  const asking = useRef<AbortController>(undefined);
  // The section that was brought into view last: where the host scrolls from there, the page stays.
  const seen = useRef<string>(undefined);
  /** Loads the page once it can be shown; what is there stays in sight until then. */
  const load = useCallback(
    (page: Window): (() => void) => {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      const { signal } = controller;
      setLoading(true);
      void whenPreviewReady(address, { ask: (...args) => fetch(...args), wait: sleep, signal }).then(
        (isReady) => isReady && page.location.replace(address),
      );
      return () => controller.abort();
    },
    [address],
  );
  useEffect(() => () => asking.current?.abort(), []);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page && hasLoaded.current && at !== undefined && scrollToSection(page, at, 'auto')) seen.current = at;
  }, [at]);
  useEffect(() => {
    if (shown.current === saves) return;
    shown.current = saves;
    const page = frame.current?.contentWindow;
    if (!page || !hasLoaded.current) {
      isBehind.current = true;
      return;
    }
    // The browser's own page about a lost connection can't be read.
    scrolled.current = frame.current?.contentDocument?.defaultView?.scrollY ?? scrolled.current;
    return load(page);
  }, [saves, load]);
  const onLoad = (): void => {
    hasLoaded.current = true;
    setLoading(false);
    const page = frame.current?.contentWindow;
    if (!page) return;
    // None of a page that can't be read: the browser's own, about a lost connection.
    const shownPage = frame.current?.contentDocument;
    // A notice that comes a second time is for the host to read.
    const isFailed = !shownPage || (isNotice(shownPage) && !hasFailed);
    setFailed(isFailed);
    if (isBehind.current || isFailed) {
      isBehind.current = false;
      load(page);
      return;
    }
    holdLinks(shownPage);
    if (at !== undefined && seen.current !== at && scrollToSection(shownPage, at, 'instant'))
      seen.current = at;
    else page.scrollTo({ top: scrolled.current, behavior: 'instant' });
  };
  return (
    <div className={styles.box} ref={box} aria-busy={isLoading}>
      <iframe
        ref={frame}
        className={styles.frame}
        data-failed={hasFailed}
        data-outdated={isOutdated({ saving, isLoading })}
        title="Preview of your draft"
        src={address}
        loading="lazy"
        style={{ inlineSize: width, blockSize: height / scale, transform: `scale(${scale})` }}
        onLoad={onLoad}
      />
      <PreviewStatus {...{ saving, isLoading }} isChanged={saves !== savesAtStart} />
    </div>
  );
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Whether the server said something in the place of the page: each page of the site has the house in it. */
function isNotice(page: Document): boolean {
  return page.getElementById('house') === null;
}
