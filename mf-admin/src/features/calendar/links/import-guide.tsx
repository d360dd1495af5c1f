import type { ReactNode } from 'react';
import { Button } from 'antd';
import { Panel } from '../../../ui/panel.tsx';
import { platformGuides } from './platform-guides.ts';
import styles from './links.module.css';
import { useCopyUrl } from './use-copy-url.ts';

/** How our link is imported elsewhere, step by step. */
export function ImportGuide({ link }: { link: string | undefined }): ReactNode {
  const copy = useCopyUrl();
  return (
    <Panel
      title="Add This Calendar to Other Platforms"
      note="Blocks nights booked here on your other platforms. They check the link every few hours, so block last-minute bookings there by hand."
      actions={
        <Button disabled={!link} onClick={() => link && void copy(link)}>
          Copy Privacy Mode Link
        </Button>
      }
    >
      <div className={styles.guides}>
        {platformGuides.map(({ platform, steps, back }) => (
          <details key={platform} className={styles.guide} name="import-guide">
            <summary>{platform}</summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className={styles.hint}>To see its bookings here: {back}</p>
          </details>
        ))}
      </div>
    </Panel>
  );
}
