// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './toast-provider.tsx';

/** The toast area is loaded on demand. It is here before the clock stops. */
await import('./toast-area.tsx');

const undo = vi.fn();

function Buttons() {
  const { toast, dismiss } = useToast();
  return (
    <>
      <button onClick={() => toast({ title: 'Closed', action: { label: 'Undo', onPress: undo } })}>
        close
      </button>
      <button onClick={() => toast({ title: 'Saved' })}>save</button>
      <button
        onClick={() => toast({ title: 'Failed', description: 'No connection', variant: 'destructive' })}
      >
        fail
      </button>
      <button onClick={dismiss}>dismiss</button>
    </>
  );
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  // The toast area and its messages are rendered over several turns.
  for (let turn = 0; turn < 5; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = (title: string) =>
  screen.queryAllByRole('listitem').filter((toast) => toast.textContent?.includes(title));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('replaces the one before it', async () => {
    await press('save');
    expect(shown('Saved')).toHaveLength(1);
    await press('fail');
    expect(shown('Saved')).toHaveLength(0);
    expect(shown('Failed')).toHaveLength(1);
    expect(shown('No connection')[0]?.dataset['variant']).toBe('destructive');
  });

  it('closes after 5000 ms', async () => {
    await press('save');
    await pass(4_990);
    expect(shown('Saved')).toHaveLength(1);
    await pass(20);
    expect(shown('Saved')).toHaveLength(0);
  });

  it('stays for 5000 ms from its own start when it repeats the text before it', async () => {
    await press('save');
    await pass(4_000);
    await press('save');
    await pass(4_900);
    expect(shown('Saved')).toHaveLength(1);
    await pass(200);
    expect(shown('Saved')).toHaveLength(0);
  });

  it('gets the focus with F8 and closes with its button', async () => {
    await press('save');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    const area = screen.getByRole('region', { name: /Notifications/ });
    expect(area.contains(document.activeElement)).toBe(true);
    expect(area.textContent).toContain('Saved');
    await press('Dismiss');
    expect(shown('Saved')).toHaveLength(0);
  });

  it('does what its button says once, and closes', async () => {
    await press('close');
    await press('Undo');
    expect(undo).toHaveBeenCalledOnce();
    expect(shown('Closed')).toHaveLength(0);
  });

  it('closes when the page dismisses it', async () => {
    await press('save');
    await press('dismiss');
    expect(shown('Saved')).toHaveLength(0);
  });
});

describe('a bar with buttons below a toast', () => {
  const rect = (top: number, height: number, left = 0, width = 360) => new DOMRect(left, top, width, height);
  const lift = () => screen.getByRole('list').style.getPropertyValue('--toast-lift');
  const areas = new Map<string, DOMRect>();

  beforeEach(() => {
    areas.clear();
    vi.stubGlobal('innerHeight', 740);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.tagName === 'OL') return rect(640 - Number.parseFloat(lift() || '0'), 100);
      return areas.get(this.id) ?? rect(0, 0);
    });
    return () => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      for (const bar of document.querySelectorAll('[data-bottom-bar]')) bar.remove();
    };
  });

  const addBar = (id: string, area: DOMRect) => {
    areas.set(id, area);
    const bar = document.createElement('div');
    bar.id = id;
    bar.dataset['bottomBar'] = '';
    document.body.append(bar);
  };

  it('stays in sight, whatever its height, also one that comes later', async () => {
    addBar('save', rect(660, 80));
    await press('save');
    expect(lift()).toBe('80px');
    addBar('reply', rect(560, 100));
    await pass(250);
    expect(lift()).toBe('180px');
    areas.set('reply', rect(0, 0));
    await pass(250);
    expect(lift()).toBe('180px');
  });

  it('lifts none when it is beside the toast or elsewhere', async () => {
    addBar('beside', rect(660, 80, 400));
    addBar('above', rect(300, 80));
    addBar('hidden', rect(0, 0));
    await press('save');
    expect(lift()).toBe('0px');
  });
});
