import React, { type ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { Office } from './office.tsx';
import { ErrorPage } from './ui/error-page.tsx';

const elementId = 'single-spa-application:mf_admin';

function mountElement(): HTMLElement {
  const existing = document.getElementById(elementId);
  if (existing) return existing;
  const element = document.createElement('div');
  element.id = elementId;
  return document.body.appendChild(element);
}

function OfficeInShell(): ReactNode {
  return <Office host="shell" />;
}

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: OfficeInShell,
  domElementGetter: mountElement,
  renderType: 'createRoot',
  errorBoundary: () => (
    <div className="office">
      <ErrorPage />
    </div>
  ),
});
