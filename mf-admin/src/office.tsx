import { useEffect, useState, type ReactNode } from 'react';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { RouterProvider } from 'react-router-dom';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';
import { HostContext, type Host } from './host.ts';
import { createOfficeStyles } from './office-styles.ts';
import { createOfficeRouter } from './routes.tsx';
import { StaffDataProvider } from './session/staff-data-provider.tsx';
import { theme } from './theme.ts';
import '@getaway/web-kit/theme.css';
import '@getaway/web-kit/inter.css';
import './office.css';

const styles = createOfficeStyles();
/** Named, it is in the page already when a dialog is drawn without motion, whose first field can then take the focus. */
const body = (): HTMLElement => document.body;

/** The whole back office. */
export function Office({ host }: { host: Host }): ReactNode {
  const [router] = useState(createOfficeRouter);
  // Off the page it may not follow the addresses of the public site.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <HostContext value={host}>
      <StyleProvider cache={styles}>
        <ConfigProvider theme={theme} virtual={false} wave={{ disabled: true }} getPopupContainer={body}>
          <StaffDataProvider>
            <div className="office">
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </div>
          </StaffDataProvider>
        </ConfigProvider>
      </StyleProvider>
    </HostContext>
  );
}
