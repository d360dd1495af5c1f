import type { ReactNode } from 'react';
import { Alert } from 'antd';

/** A note about what is left of the sample. Its icon is at the start of a long text, not beside its middle. */
export function Note({ children }: { children: ReactNode }): ReactNode {
  return <Alert role="note" type="info" showIcon style={{ alignItems: 'flex-start' }} title={children} />;
}
