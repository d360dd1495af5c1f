import { useEffect, useEffectEvent, useRef, type Dispatch, type SetStateAction } from 'react';
import { areSingleKeysOn } from '../shortcuts/single-keys.ts';
import { isTypedInto } from '../ui/is-typed-into.ts';
import { nothingTyped, typeKey, type Typed } from './typed.ts';

interface PaletteActions {
  /** Opens the search with a text. */
  readonly start: (text: string) => void;
  readonly close: () => void;
  readonly setTyped: Dispatch<SetStateAction<Typed>>;
}

interface PaletteKeys extends Pick<PaletteActions, 'start' | 'close'> {
  /** Call it when the field has the focus. */
  readonly onReady: () => void;
}

/**
 * Watches the keys of the page for the search. Between its opening and the moment its field has the focus, keys are taken
 * for it, so that fast typing is neither lost nor written into the page behind.
 */
export function usePaletteKeys({ start, close, setTyped }: PaletteActions): PaletteKeys {
  const state = useRef<'closed' | 'opening' | 'open'>('closed');
  const keys: PaletteKeys = {
    start: (text) => {
      state.current = 'opening';
      start(text);
    },
    close: () => {
      state.current = 'closed';
      close();
    },
    onReady: () => {
      if (state.current === 'opening') state.current = 'open';
    },
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    if (isToggle(event)) {
      event.preventDefault();
      if (state.current === 'closed') keys.start('');
      else keys.close();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key === 'Escape' && state.current !== 'closed') {
      // It closes neither the list of what was found alone nor a drawer or dialog below the search.
      event.preventDefault();
      event.stopPropagation();
      return keys.close();
    }
    switch (state.current) {
      case 'closed':
        if (!/^\d$/.test(key) || event.defaultPrevented) return;
        if (!areSingleKeysOn() || isTypedInto(target)) return;
        event.preventDefault();
        return keys.start(key);
      case 'opening':
        break;
      case 'open':
        // The dialog has the focus for a moment before its field does.
        if (!isBareDialog(target)) return;
        break;
      default:
        return state.current satisfies never;
    }
    if (typeKey(nothingTyped, key) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setTyped((last) => typeKey(last, key) ?? last);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    // Before any field of the page has the key.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return keys;
}

function isToggle({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** The search's dialog itself, and nothing in it. */
function isBareDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-palette], [data-palette] [tabindex="-1"]');
}
