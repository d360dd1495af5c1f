import type { ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import { BrowserRouter } from 'react-router-dom';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';
import { HostContext, type Host } from './host.ts';
import { OfficeRoutes } from './routes.tsx';
import { StaffDataProvider } from './session/staff-data-provider.tsx';
import { theme } from './theme.ts';
import '@getaway/web-kit/theme.css';
import './fonts.css';
import './office.css';

/** The whole back office. */
export function Office({ host }: { host: Host }): ReactNode {
  return (
    <HostContext value={host}>
      <ConfigProvider theme={theme} wave={{ disabled: true }}>
        <StaffDataProvider>
          <div className="office">
            <ToastProvider>
              <BrowserRouter>
                <OfficeRoutes />
              </BrowserRouter>
            </ToastProvider>
          </div>
        </StaffDataProvider>
      </ConfigProvider>
    </HostContext>
  );
}
