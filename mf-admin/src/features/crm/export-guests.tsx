import { use, useState, type ReactNode } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { exportGuests } from '@getaway/contracts/http/guests';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { saveFile } from '../../actions/save-file.ts';
import { filtersOf, type GuestQuery } from './guest-query.ts';

/** Saves the guests that the filters leave as a CSV file. */
export function ExportButton({ query, isEmpty }: { query: GuestQuery; isEmpty: boolean }): ReactNode {
  const { callForFile } = use(CallsContext);
  const { toast } = useToast();
  const [exporting, setExporting] = useState(false);
  const save = async (): Promise<void> => {
    setExporting(true);
    try {
      const asked = { query: { ...filtersOf(query), format: 'csv' as const } };
      const { content, name } = await callForFile(exportGuests, asked);
      saveFile(content, name ?? `guests-${new Date().toISOString().slice(0, 10)}.csv`);
      toast({ title: 'Export successful', description: 'Guest data has been exported to CSV.' });
    } catch {
      const description = 'Failed to export guest data. Please try again.';
      toast({ title: 'Export failed', description, variant: 'destructive' });
    } finally {
      setExporting(false);
    }
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={exporting || isEmpty}
      onClick={() => void save()}
    >
      {exporting ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
