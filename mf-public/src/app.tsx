import React, { type ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { mountElement } from '@getaway/web-kit/mount-element';
import { Navigation } from './layout/navigation.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { loadPage } from './routes.tsx';
import { Site } from './site.tsx';

/** Prerendered HTML is only taken over by the bundle that was built with it. */
function isOwnPrerender(element: HTMLElement): boolean {
  return element.firstElementChild !== null && element.dataset['buildId'] === __BUILD_ID__;
}

function PublicSite(): ReactNode {
  return (
    <Navigation>
      <Site />
    </Navigation>
  );
}

/**
 * A prerendered page is hydrated once its own code has loaded. Otherwise, a jump to a section in the meantime would make
 * React replace it with the loading screen, and lose the scroll position and typed text. If loading fails, the page tries
 * again and shows the error.
 */
const ownCode = loadPage(location.pathname).catch(() => undefined);

const lifecycles = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: PublicSite,
  domElementGetter: () => mountElement('mf_public'),
  renderType: () => (isOwnPrerender(mountElement('mf_public')) ? 'hydrateRoot' : 'createRoot'),
  errorBoundary: () => <ErrorPage />,
});

export const bootstrap = [lifecycles.bootstrap, () => ownCode];
export const { mount, unmount } = lifecycles;
