import { use, useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { downloadDocument, type IssuedDocument } from '@getaway/contracts/http/documents';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { saveFile } from '../actions/save-file.ts';

/** Saves a document as a PDF. */
export function DownloadDocument({ document }: { document: IssuedDocument }): ReactNode {
  const { id, number } = document;
  const { callForFile } = use(CallsContext);
  const { toast } = useToast();
  const [loading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      const file = await callForFile(downloadDocument, { params: { id } });
      saveFile(file.content, file.name ?? `${number}.pdf`);
    } catch {
      toast({
        title: 'Download failed',
        description: `Couldn’t download ${number}. Please try again.`,
        variant: 'destructive',
      });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size="small" loading={loading} aria-label={`Download ${number}`} onClick={() => void download()}>
      Download
    </Button>
  );
}
