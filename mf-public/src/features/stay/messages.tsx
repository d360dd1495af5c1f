import type { ReactNode } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { partOf } from '../../ui/part-of.tsx';
import { useNear } from '../../ui/use-near.ts';
import styles from './messages.module.css';

const loading = 'Loading your messages…';

const Conversation = partOf(async () => (await import('./conversation.tsx')).Conversation, {
  loading,
  what: 'your messages',
});

/** The conversation with the house. It loads when the guest comes near. */
export function Messages(): ReactNode {
  const { ref, isNear } = useNear<HTMLElement>();
  return (
    <section
      ref={ref}
      id="messages"
      className={styles.messages}
      aria-labelledby="messages-title"
      tabIndex={-1}
    >
      <h2 id="messages-title">Messages</h2>
      {isNear ? <Conversation /> : <Loading>{loading}</Loading>}
    </section>
  );
}
