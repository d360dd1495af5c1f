import { useState, type ReactNode } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { addStayExtras, listStayExtras, previewStayExtras } from '@getaway/contracts/http/stay';
import { formatAmount } from '@getaway/web-kit/format/money';
import { Loading } from '../../ui/loading.tsx';
import choice from '../../ui/choice.module.css';
import { AmendmentOffer } from './amendment-offer.tsx';
import { amendedWords } from './amendment-words.ts';
import { chosenIn, offeredExtras, type Extra } from './extras.ts';
import styles from './panel.module.css';
import { PartFailed } from './part-failed.tsx';
import { sendAct } from './send-act.ts';
import { useOpenStay } from './stay-context.ts';
import { useAmendment } from './use-amendment.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

/** Services and packages to add, with the new price before they are. */
export function ExtrasPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { view, calls } = useOpenStay();
  const { state, retry } = useLoaded(() => calls.call(listStayExtras), String(view.revision));
  switch (state.status) {
    case 'loading':
      return <Loading>Loading extras…</Loading>;
    case 'failed':
      return <PartFailed what="the extras" error={state.error} onTryAgain={retry} />;
    case 'loaded':
      return <Choices extras={state.value} onClose={onClose} />;
    default:
      return state satisfies never;
  }
}

interface ChoicesProps {
  extras: Answer<typeof listStayExtras>;
  onClose: () => void;
}

function Choices({ extras, onClose }: ChoicesProps): ReactNode {
  const { view, calls, done } = useOpenStay();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = chosenIn(extras, chosenIds);
  const isAny = chosen.addOnIds.length + chosen.packageIds.length > 0;
  const amendment = useAmendment(isAny ? chosen : undefined, (body) =>
    calls.call(previewStayExtras, { body }),
  );
  const offered = offeredExtras(extras, chosenIds);
  if (offered.length === 0) return <p>There’s nothing more to add right now.</p>;

  const toggle = (id: string) => {
    const next = new Set(chosenIds);
    if (!next.delete(id)) next.add(id);
    setChosenIds(next);
  };
  const save = () =>
    void amendment.save(
      ({ quote: { total: shownTotal } }) =>
        sendAct(addStayExtras, { ...chosen, shownTotal }, (act) => calls.call(addStayExtras, act)),
      (amended) => {
        onClose();
        void done(amendedWords('We’ve added it to your stay.', amended));
      },
    );
  return (
    <div className={styles.panel}>
      <ul role="list" className={styles.extras}>
        {offered.map((extra) => (
          <ExtraItem key={extra.id} extra={extra} onToggle={() => toggle(extra.id)} />
        ))}
      </ul>
      <AmendmentOffer state={amendment.state} booked={view.quote} action="Add to my stay" onSave={save} />
    </div>
  );
}

function ExtraItem({ extra, onToggle }: { extra: Extra; onToggle: () => void }): ReactNode {
  const { id, name, description, price, state } = extra;
  const isFixed = state === 'booked' || state === 'included';
  return (
    <li className={styles.extra} data-chosen={state !== 'open'}>
      <input
        type="checkbox"
        id={`extra-${id}`}
        className={choice.choice}
        checked={state !== 'open'}
        disabled={isFixed}
        aria-describedby={`extra-${id}-text`}
        onChange={onToggle}
      />
      <label htmlFor={`extra-${id}`}>{name}</label>
      <span className={styles.extraPrice}>
        {state === 'booked' ? 'Booked' : state === 'included' ? 'Included' : formatAmount(price)}
      </span>
      <p id={`extra-${id}-text`}>{description}</p>
    </li>
  );
}
