import { useState, type ReactNode } from 'react';
import { Select } from 'antd';
import { listGuests, type Guest } from '@getaway/contracts/http/guests';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';

interface GuestChoiceProps {
  /** What the guest is chosen for, for readers. */
  label: string;
  /** The placeholder while no guest is selected. */
  placeholder: string;
  guestId: string | undefined;
  onChoose: (guestId: string | undefined) => void;
}

const searchDelayMs = 300;

/** Finds one guest among all by name, email or phone. */
export function GuestChoice({ label, placeholder, guestId, onChoose }: GuestChoiceProps): ReactNode {
  const [text, setText] = useState('');
  const [isOpened, setOpened] = useState(false);
  const { value: search } = useDebounced(text.trim(), searchDelayMs);
  const query = { ...(search ? { search } : {}), limit: '20' };
  const { data, error, isLoading } = useQuery(listGuests, isOpened ? { query } : null);
  // The chosen one keeps its name while others are looked for.
  const [chosen, setChosen] = useState<Guest>();
  const guests = data?.guests ?? [];
  const offered = chosen && !guests.some(({ id }) => id === chosen.id) ? [chosen, ...guests] : guests;
  return (
    <Select
      style={{ inlineSize: '100%' }}
      aria-label={label}
      placeholder={placeholder}
      showSearch={{ filterOption: false, onSearch: setText }}
      allowClear
      loading={isLoading}
      notFoundContent={error ? 'Couldn’t load guests' : isLoading ? 'Searching…' : 'No guests found'}
      onOpenChange={(isOpen) => isOpen && setOpened(true)}
      value={guestId ?? null}
      onChange={(id: string | null) => {
        setChosen(offered.find((guest) => guest.id === id));
        onChoose(id ?? undefined);
      }}
      options={offered.map((guest) => ({ value: guest.id, label: nameOf(guest) }))}
    />
  );
}

function nameOf({ firstName, lastName, guestName, email }: Guest): string {
  const name = [firstName, lastName].filter(Boolean).join(' ') || guestName;
  return name ? `${name} · ${email}` : email;
}
