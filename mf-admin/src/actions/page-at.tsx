import type { ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ServedPage } from './served-page.tsx';

interface PageAtProps {
  address: string;
  fetchIt: typeof fetch;
  children: ReactNode;
}

/** For tests: a page that was opened at an address, without motion. Its query is below it. */
export function PageAt({ address, fetchIt, children }: PageAtProps): ReactNode {
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ServedPage fetchIt={fetchIt}>
        <MemoryRouter initialEntries={[address]}>
          {children}
          <Query />
        </MemoryRouter>
      </ServedPage>
    </ConfigProvider>
  );
}

function Query(): ReactNode {
  return <output>{useLocation().search}</output>;
}
