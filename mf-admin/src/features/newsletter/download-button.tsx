import type { ReactNode } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { saveFile } from '../../actions/save-file.ts';
import { formatStamp } from '../../format/dates.ts';
import { subscribersCsv } from './subscribers-csv.ts';

export function DownloadButton({ subscribers }: { subscribers: readonly NewsletterSubscriber[] }): ReactNode {
  const download = (): void => {
    const day = formatStamp(new Date().toISOString()).slice(0, 10);
    const content = new Blob([subscribersCsv(subscribers)], { type: 'text/csv;charset=utf-8' });
    saveFile(content, `newsletter-subscribers-${day}.csv`);
  };
  return (
    <Button
      type="primary"
      icon={<DownloadOutlined aria-hidden />}
      disabled={subscribers.length === 0}
      onClick={download}
    >
      Download CSV
    </Button>
  );
}
