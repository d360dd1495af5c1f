import { useState, type ReactNode } from 'react';
import { Button, Form, Input, Skeleton } from 'antd';
import { findDocuments } from '@getaway/contracts/http/documents';
import { ApiError } from '@getaway/web-kit/api-error';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../../actions/contract-rules.ts';
import { BookingDocuments } from '../../documents/booking-documents.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { queryState } from '../../ui/query-state.ts';
import type { DialogState } from '../../ui/use-dialog.ts';
import styles from './ledger.module.css';

/** Finds documents by booking or number, also those of a deleted booking. The subject is what is looked for at first. */
export function FindDocuments({ dialog }: { dialog: DialogState<string> }): ReactNode {
  const { open, subject, round, close } = dialog;
  if (subject === undefined) return null;
  return (
    <Dialog open={open} title="Documents" width={480} footer={null} onCancel={close} destroyOnHidden>
      <Search key={round} first={subject} />
    </Dialog>
  );
}

function Search({ first }: { first: string }): ReactNode {
  const [search, setSearch] = useState(first);
  return (
    <div className={styles.documents}>
      <Form<{ search: string }>
        layout="vertical"
        noValidate
        initialValues={{ search: first }}
        onFinish={(values) => setSearch(values.search.trim())}
      >
        <Form.Item
          label="Booking reference or document number"
          name="search"
          rules={[contractRule(findDocuments.query.entries.search)]}
        >
          <Input autoFocus autoComplete="off" placeholder="INV-2026-0001" />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          Find
        </Button>
      </Form>
      <div role="status">{search !== '' && <Found search={search} />}</div>
    </div>
  );
}

function Found({ search }: { search: string }): ReactNode {
  const read = useQuery(findDocuments, { query: { search } });
  const state = queryState(read);
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    case 'failed':
      return read.error instanceof ApiError && read.error.type === 'not-found' ? (
        <p>No documents found for {search}. Enter the whole reference or number, such as INV-2026-0001.</p>
      ) : (
        <LoadFailure title="Couldn’t load the documents" onRetry={state.retry} />
      );
    case 'ready': {
      const { bookingId, bookingReference, isDeleted } = state.data;
      return (
        <>
          <h4>
            Booking {bookingReference}
            {isDeleted && ' (deleted)'}
          </h4>
          <BookingDocuments bookingId={bookingId} isDeleted={isDeleted} />
        </>
      );
    }
    default:
      return state satisfies never;
  }
}
