import React, { type ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { Navigation } from './layout/navigation.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { loadPage } from './routes.tsx';
import { Site } from './site.tsx';

const elementId = 'single-spa-application:mf_public';

function mountElement(): HTMLElement {
  const existing = document.getElementById(elementId);
  if (existing) return existing;
  const element = document.createElement('div');
  element.id = elementId;
  return document.body.appendChild(element);
}

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
 * A prerendered page is taken over when its own code is there too: React would give up one that hears of a jump to a
 * section in between, for its loading screen, and with it the place on the page and what was typed. Code that cannot be
 * had is asked for again by the page, which then says so.
 */
const ownCode = loadPage(location.pathname).catch(() => undefined);

const lifecycles = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: PublicSite,
  domElementGetter: mountElement,
  renderType: () => (isOwnPrerender(mountElement()) ? 'hydrateRoot' : 'createRoot'),
  errorBoundary: () => <ErrorPage />,
});

export const bootstrap = [lifecycles.bootstrap, () => ownCode];
export const { mount, unmount } = lifecycles;
