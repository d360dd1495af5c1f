import type { ReactNode } from 'react';
import { CalculatorOutlined, DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { moneyMethodNames } from '@getaway/contracts/http/money-names';
import { formatTotal } from '@getaway/web-kit/format/money';
import { FigureCard, FigureRow } from '../../ui/figure-card.tsx';
import { mapReady, type QueryState } from '../../ui/query-state.ts';
import type { LedgerPart } from './ledger.api.ts';
import styles from './ledger.module.css';

/** The sums of all entries that match, whatever page is shown. */
export function LedgerTotals({ state }: { state: QueryState<LedgerPart> }): ReactNode {
  const figure = (name: 'received' | 'returned' | 'net') =>
    mapReady(state, (ledger) => formatTotal(ledger[name]));
  return (
    <>
      <FigureRow>
        <FigureCard label="Received" icon={<DownloadOutlined aria-hidden />} figure={figure('received')} />
        <FigureCard label="Returned" icon={<UploadOutlined aria-hidden />} figure={figure('returned')} />
        <FigureCard label="Net" icon={<CalculatorOutlined aria-hidden />} figure={figure('net')} />
      </FigureRow>
      {state.status === 'ready' && state.data.byMethod.length > 0 && (
        <dl className={styles.methods} aria-label="Net by method">
          {state.data.byMethod.map(({ method, net, entries }) => (
            <div key={method}>
              <dt>{moneyMethodNames[method]}</dt>
              <dd>{formatTotal(net)}</dd>
              <dd className={styles.quiet}>{countInWords(entries)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** 1 to '1 entry', 1204 to '1,204 entries'. */
export function countInWords(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`;
}
