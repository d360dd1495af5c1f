import {
  lazy,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { navigate } from '../layout/visit.ts';
import styles from './served-part.module.css';

const isPrerendering = typeof document === 'undefined';

/**
 * A part of a page that only shows. Where its page was prerendered, its HTML stays as it came, and its code is not fetched
 * before the visitor goes to another page of the site. What it shows must not change while the page is open.
 */
export function servedPart(load: () => Promise<ComponentType>): ComponentType {
  let known: ComponentType | undefined;
  const fetchCode = async (): Promise<ComponentType> => (known = await load());
  const Coming = lazy(async () => ({ default: await fetchCode() }));

  function FromServer(): ReactNode {
    // On the way back, the page has to have its height at once: the browser scrolls to where the visitor was.
    useEffect(() => () => void fetchCode().catch(() => undefined), []);
    return (
      // React leaves alone what is in it.
      <div
        className={styles.part}
        onClickCapture={followLink}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }

  function Rendered(): ReactNode {
    const [Shown] = useState<ComponentType>(() => known ?? Coming);
    return (
      <div className={styles.part}>
        <Shown />
      </div>
    );
  }

  return function ServedPart(): ReactNode {
    return useWasServed() ? <FromServer /> : <Rendered />;
  };
}

/** Whether the HTML of a component was there before it was. It stays so for as long as the component is shown. */
function useWasServed(): boolean {
  const isHydrating = useSyncExternalStore(neverChanges, isNot, isInBrowser);
  return useState(isHydrating)[0];
}

const neverChanges = () => () => undefined;
const isNot = () => false;
/** React asks it on the server and while it takes over a prerendered page. */
const isInBrowser = () => !isPrerendering;

/** What the router's links do, for the links of served HTML. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
