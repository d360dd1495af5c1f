import { use, useState, type ReactNode } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CallApiForFile, CalledFile } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { reasonOf } from '../actions/reason-of.ts';
import { saveFile } from '../actions/save-file.ts';

const downloadWords = {
  label: 'Download CSV',
  pending: 'Downloading…',
  done: 'CSV downloaded',
  failed: 'Download failed',
};

interface ExportButtonProps {
  read: (callForFile: CallApiForFile) => Promise<CalledFile>;
  /** The file's name where the server gives none, without day and ending: 'guests'. */
  name: string;
  /** Whether there is nothing to save, where that is known. */
  isEmpty?: boolean;
  /** What the file is called to be: downloaded, unless the specification says exported. */
  words?: typeof downloadWords;
  /** The descriptions of both toasts; by default, that of a failure says what to do next. */
  done: string;
  failed?: string;
}

/** Saves a list as a CSV file. */
export function ExportButton({
  read,
  name,
  isEmpty = false,
  words = downloadWords,
  done,
  failed,
}: ExportButtonProps): ReactNode {
  const { callForFile } = use(CallsContext);
  const { toast } = useToast();
  const [exporting, setExporting] = useState(false);
  const save = async (): Promise<void> => {
    setExporting(true);
    try {
      const file = await read(callForFile);
      saveFile(file.content, file.name ?? `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
      toast({ title: words.done, description: done });
    } catch (error) {
      toast({ title: words.failed, description: failed ?? nextStep(error), variant: 'destructive' });
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
      {exporting ? words.pending : words.label}
    </Button>
  );
}

/** The title says that it failed. Without a reason, the server repeats the title of its problem. */
function nextStep(error: unknown): string {
  const isExplained =
    error instanceof ApiError && (error.status === 0 || error.problem?.detail !== error.problem?.title);
  return isExplained ? reasonOf(error) : 'Please try again in a minute.';
}
