import { use, useId, useState, type ReactNode } from 'react';
import {
  importRateFile,
  longestRateFile,
  previewRateFile,
  type RateFilePreview,
} from '@getaway/contracts/http/rate-files';
import { listRateNights, listRatePeriods } from '@getaway/contracts/http/rates';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { ApiError } from '@getaway/web-kit/api-error';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { reasonOf } from '../../../actions/reason-of.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { csvText } from './csv-text.ts';
import { ImportPreview } from './import-preview.tsx';
import fileInput from '../../../ui/file-input.module.css';
import styles from './import-rates.module.css';

type Read =
  | { readonly status: 'none' | 'reading' }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'read'; readonly csv: string; readonly preview: RateFilePreview };

const importTexts = {
  failed: 'Couldn’t import the file',
  refresh: [listRatePeriods, listRateNights],
};

/** Adds and changes dates as a CSV file says, once it has shown what that would change. */
export function ImportRates({ dialog }: { dialog: DialogState<true> }): ReactNode {
  const { call } = use(CallsContext);
  const { toast } = useToast();
  const { run, pending } = useMutation(importRateFile, importTexts);
  const [read, setRead] = useState<Read>({ status: 'none' });
  const [name, setName] = useState<string>();
  const id = useId();
  const show = async (csv: string): Promise<void> => {
    setRead({ status: 'reading' });
    try {
      setRead({ status: 'read', csv, preview: await call(previewRateFile, { body: { csv } }) });
    } catch (error) {
      const reason = error instanceof ApiError ? reasonOf(error) : 'Something went wrong. Please try again.';
      setRead({ status: 'refused', reason });
    }
  };
  const choose = async (input: HTMLInputElement): Promise<void> => {
    const [file] = Array.from(input.files ?? []);
    // The same file again, once it is corrected, is a choice as well.
    input.value = '';
    if (!file) return;
    setName(file.name);
    if (file.size > 4 * longestRateFile)
      return setRead({ status: 'refused', reason: 'The file is too long for a list of dates.' });
    await show(await csvText(file));
  };
  const changes = read.status === 'read' ? changesIn(read.preview) : 0;
  const apply = async (): Promise<void> => {
    if (read.status !== 'read') return;
    const { csv, preview } = read;
    const outcome = await run({ body: { csv, basis: preview.basis } });
    if (outcome?.ok === true) {
      const { added, changed } = outcome.answer;
      toast({ title: doneWords(added, changed), description: 'History can undo the import.' });
      dialog.close();
    } else if (outcome?.error.type === 'changed-meanwhile') await show(csv);
  };
  return (
    <Dialog
      open={dialog.open}
      title="Import dates from a CSV file"
      width={640}
      okText={changes === 0 ? 'Import' : `Import ${changes} ${changes === 1 ? 'Change' : 'Changes'}`}
      okButtonProps={{ disabled: changes === 0 }}
      confirmLoading={pending}
      onOk={() => void apply()}
      onCancel={dialog.close}
      destroyOnHidden
    >
      <p>
        Save your dates with <strong>Download CSV</strong>, change them in a spreadsheet, and choose the file
        here. A line without an ID adds dates. Nothing is deleted, and nothing is saved before you press
        Import.
      </p>
      <div className={styles.chooser}>
        <label htmlFor={id}>CSV file</label>
        <input
          id={id}
          className={fileInput.file}
          type="file"
          accept=".csv,text/csv,text/plain"
          disabled={pending}
          onChange={({ target }) => void choose(target)}
        />
        {name}
      </div>
      <div role="status">
        {read.status === 'reading' && <p>Reading the file…</p>}
        {read.status === 'read' && <ImportPreview preview={read.preview} />}
      </div>
      {read.status === 'refused' && <p role="alert">{read.reason}</p>}
    </Dialog>
  );
}

/** How many dates an import adds or changes: none while the file has faults. */
function changesIn({ added, changed, faults }: RateFilePreview): number {
  return faults.length > 0 ? 0 : added.length + changed.length;
}

/** '3 added, 2 changed'. */
function doneWords(added: number, changed: number): string {
  return [...(added > 0 ? [`${added} added`] : []), ...(changed > 0 ? [`${changed} changed`] : [])].join(
    ', ',
  );
}
