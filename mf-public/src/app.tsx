import React, { type ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { Navigation } from './layout/navigation.tsx';
import { PageTrouble } from './layout/page-trouble.tsx';
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

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: PublicSite,
  domElementGetter: mountElement,
  renderType: () => (isOwnPrerender(mountElement()) ? 'hydrateRoot' : 'createRoot'),
  errorBoundary: () => <PageTrouble />,
});
