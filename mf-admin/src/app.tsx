import React, { type ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { mountElement } from '@getaway/web-kit/mount-element';
import { Office } from './office.tsx';
import { ErrorPage } from './ui/error-page.tsx';

function OfficeInShell(): ReactNode {
  return <Office host="shell" />;
}

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: OfficeInShell,
  domElementGetter: () => mountElement('mf_admin'),
  renderType: 'createRoot',
  errorBoundary: () => (
    <div className="office">
      <ErrorPage />
    </div>
  ),
});
