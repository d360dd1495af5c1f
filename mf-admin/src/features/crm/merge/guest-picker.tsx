import { useState, type ReactNode } from 'react';
import { Select } from 'antd';
import { listGuests, type Guest } from '@getaway/contracts/http/guests';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { guestName } from '../guest-words.ts';

interface GuestPickerProps {
  /** The guest who cannot be chosen. */
  except: string;
  value: string | undefined;
  onChange: (id: string) => void;
}

const typingMs = 300;
const offered = 20;

/** Finds a guest by name, email or phone. */
export function GuestPicker({ except, value, onChange }: GuestPickerProps): ReactNode {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), typingMs).value;
  const query = { ...(search ? { search } : {}), limit: String(offered) };
  const state = queryState(useQuery(listGuests, { query }));
  const found = state.status === 'ready' ? state.data.guests.filter(({ id }) => id !== except) : [];
  // The chosen one keeps its name when the list is another.
  const [chosen, setChosen] = useState<Guest>();
  const guests = chosen && found.every(({ id }) => id !== chosen.id) ? [chosen, ...found] : found;
  return (
    <Select<string>
      autoFocus
      placeholder="Search by name, email or phone"
      value={value ?? null}
      onChange={(id) => {
        setChosen(guests.find((guest) => guest.id === id));
        onChange(id);
      }}
      loading={state.status === 'loading'}
      options={guests.map((guest) => ({ value: guest.id, label: `${guestName(guest)} · ${guest.email}` }))}
      notFoundContent={notFound[state.status]}
      showSearch={{ filterOption: false, onSearch: (typed) => setText(typed.slice(0, 100)) }}
    />
  );
}

const notFound = {
  loading: 'Searching…',
  failed: 'Failed to load guest data',
  ready: 'No guests found',
} as const;
