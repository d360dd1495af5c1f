import { useRef, useState, type ReactNode } from 'react';
import { Modal } from 'antd';
import { useNavigate } from 'react-router-dom';
import { focusPageWhenLost } from '../ui/focus-page-when-lost.ts';
import { PriceQuestion } from './price-question.tsx';
import { Search, type SearchProps } from './search.tsx';
import { isFarFromBefore, type PriceCommand } from './set-price.ts';
import { useDeeds } from './use-deeds.tsx';
import { useSetPrice } from './use-set-price.ts';

interface PaletteProps extends Omit<SearchProps, 'onChoose' | 'onSetPrice'> {
  open: boolean;
  onClose: () => void;
}

/** Searches the whole office: screens, actions, guests, bookings, and promo codes. It sets prices, too. */
export function Palette({ open, typed, onType, onReady, onClose }: PaletteProps): ReactNode {
  const [opener] = useState(() => document.activeElement);
  const chosen = useRef<string>(undefined);
  const setPrice = useSetPrice();
  const [question, setQuestion] = useState<{ command: PriceCommand; open: boolean }>();
  const asked = useRef<PriceCommand>(undefined);
  const deeds = useDeeds();
  const navigate = useNavigate();
  const leave = (): void => {
    const deed = deeds.of(chosen.current);
    if (chosen.current === undefined || deed) {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      focusPageWhenLost();
      if (asked.current) setQuestion({ command: asked.current, open: true });
      return deed?.();
    }
    // The opener may be on another page, and a form that opens takes the focus itself.
    document.getElementById('page')?.focus({ preventScroll: true });
    void navigate(chosen.current);
  };
  const close = (): void => setQuestion((last) => last && { ...last, open: false });
  return (
    <>
      <Modal
        open={open}
        title="Search the office"
        width={640}
        style={{ insetBlockStart: 'max(0.75rem, 8vh)' }}
        footer={null}
        focusable={{ focusTriggerAfterClose: false }}
        // Those who type ahead don’t wait for a movement.
        transitionName=""
        maskTransitionName=""
        wrapProps={mark}
        onCancel={onClose}
        afterClose={leave}
        destroyOnHidden
      >
        <Search
          typed={typed}
          onType={onType}
          onReady={onReady}
          onChoose={(path) => {
            chosen.current = path;
            onClose();
          }}
          onSetPrice={(command) => {
            if (isFarFromBefore(command)) asked.current = command;
            else void setPrice(command);
            onClose();
          }}
        />
      </Modal>
      {question && (
        <PriceQuestion
          {...question}
          onSet={() => {
            close();
            void setPrice(question.command);
          }}
          onCancel={close}
        />
      )}
      {deeds.dialogs}
    </>
  );
}

/** Known to `usePaletteKeys`. */
const mark = { 'data-palette': true };
