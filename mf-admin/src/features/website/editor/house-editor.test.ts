import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@getaway/web-kit/api-error';
import type { Content } from '../content/content.ts';
import { HouseEditor, type OpenedHouse } from './house-editor.ts';
import type { Kept, KeptDraft } from './kept-draft.ts';
import { KeptSteps } from './kept-steps.ts';

const published = {
  revision: 3,
  source: 'file',
  publishedBy: 'start',
  publishedAt: '2026-11-20T10:00:00.000Z',
  content: { name: 'Cabin', tagline: 'Quiet' },
} as const;

const fromSample = (content: Content) => (content['tagline'] === 'Quiet' ? (['name'] as const) : []);

/** A server with one draft, and the storage of a tab. */
class House {
  revision = 7;
  draft: Content | null = null;
  savedBy = 'ida';
  failures: ApiError[] = [];
  saves: Content[] = [];
  stored: Kept | undefined;
  readonly steps = new KeptSteps();

  readonly kept: KeptDraft = {
    read: () => this.stored,
    write: (kept) => (this.stored = kept),
    clear: () => (this.stored = undefined),
  };

  read = async (): Promise<OpenedHouse> => this.opened();

  opened(): OpenedHouse {
    const { revision, draft, savedBy } = this;
    return {
      sample,
      published: { ...published, content: { ...published.content }, fromSample: ['name'] },
      revision,
      draft: draft && {
        content: { ...draft },
        basedOn: 3,
        savedBy,
        savedAt: '2026-11-20T11:00:00.000Z',
        faults: [],
        fromSample: [...fromSample(draft)],
      },
    };
  }

  save = async (content: Content, revision: number) => {
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (revision !== this.revision) throw new ApiError(409, 'Changed meanwhile');
    return this.saveBy('admin', content);
  };

  saveBy(savedBy: string, content: Content) {
    this.saves.push(content);
    this.savedBy = savedBy;
    this.draft = content;
    this.revision += 1;
    const faults = content['name'] === '' ? [{ path: 'name', message: 'Enter the name of the house.' }] : [];
    return { revision: this.revision, faults, fromSample: fromSample(content) };
  }

  edit(): HouseEditor {
    return new HouseEditor(
      { read: this.read, save: this.save, kept: this.kept, steps: this.steps, now: Date.now },
      this.opened(),
    );
  }
}

const sample = { name: 'Sample', minutesFromCity: 90, tagline: 'Two chairs', address: { region: 'Hills' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const status = (editor: HouseEditor) => editor.state().saving.status;

test('saves once typing has stopped for a second, with what was typed last', async () => {
  const house = new House();
  const editor = house.edit();
  editor.change(['name'], 'L');
  await vi.advanceTimersByTimeAsync(900);
  editor.change(['name'], 'Loft');
  await vi.advanceTimersByTimeAsync(900);
  expect(house.saves).toEqual([]);
  expect(house.stored?.content).toMatchObject({ name: 'Loft' });
  await vi.advanceTimersByTimeAsync(200);
  expect(house.saves).toEqual([{ name: 'Loft', tagline: 'Quiet' }]);
  expect(status(editor)).toBe('saved');
  expect(house.stored).toBeUndefined();
});

test('saves while somebody types without a pause', async () => {
  const house = new House();
  const editor = house.edit();
  for (let letters = 1; letters <= 10; letters += 1) {
    editor.change(['name'], 'x'.repeat(letters));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(house.saves.length).toBeGreaterThanOrEqual(1);
  expect(house.saves.length).toBeLessThanOrEqual(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(house.draft).toMatchObject({ name: 'x'.repeat(10) });
  const { length } = house.saves;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(house.saves).toHaveLength(length);
});

test('saves at once what waits when the page may be gone', async () => {
  const house = new House();
  const editor = house.edit();
  editor.saveWaiting();
  expect(house.saves).toEqual([]);
  editor.change(['name'], 'Loft');
  editor.saveWaiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(house.draft).toMatchObject({ name: 'Loft' });
});

test('undoes after another page of the office what was changed before it', async () => {
  const house = new House();
  const editor = house.edit();
  editor.change(['name'], 'Loft');
  editor.close();
  await vi.advanceTimersByTimeAsync(0);
  const again = house.edit();
  expect(again.state()).toMatchObject({ content: { name: 'Loft' }, canUndo: true });
  again.undo();
  expect(again.state()).toMatchObject({ content: { name: 'Cabin' }, canUndo: false, canRedo: true });
});

test('has nothing to undo in a draft that is no longer the one that was left', async () => {
  const house = new House();
  const editor = house.edit();
  editor.change(['name'], 'Loft');
  editor.close();
  await vi.advanceTimersByTimeAsync(0);
  house.saveBy('ida', { name: 'Lodge', tagline: 'Quiet' });
  expect(house.edit().state().canUndo).toBe(false);
});

test('says nothing of a draft that was saved after all', async () => {
  const house = new House();
  house.stored = { base: { ...published.content }, revision: 6, content: { ...published.content } };
  expect(house.edit().state()).toMatchObject({ isBroughtBack: false, saving: { status: 'saved' } });
  expect(house.stored).toBeUndefined();
});

test('shows the faults that the server names, until the field is changed', async () => {
  const house = new House();
  const editor = house.edit();
  editor.change(['name'], '');
  await editor.flush();
  expect(editor.state().faults).toEqual([{ path: 'name', message: 'Enter the name of the house.' }]);
  editor.change(['name'], 'Loft');
  expect(editor.state().faults).toEqual([]);
});

test('knows which sections still show the sample house, from each save', async () => {
  const house = new House();
  const editor = house.edit();
  expect(editor.state().fromSample).toEqual(['name']);
  editor.change(['tagline'], 'Ours');
  await editor.flush();
  expect(editor.state().fromSample).toEqual([]);
  house.draft = null;
  await editor.reopen();
  expect(editor.state().fromSample).toEqual(['name']);
});

test('tries again until the server has what was typed', async () => {
  const house = new House();
  house.failures = [new ApiError(0, 'No connection'), new ApiError(503, 'Away')];
  const editor = house.edit();
  editor.change(['name'], 'Loft');
  expect(await editor.flush()).toBe(false);
  expect(editor.state().saving).toEqual({
    status: 'failed',
    reason: 'The server can’t be reached. Check your connection and try again.',
  });
  expect(house.stored?.content).toMatchObject({ name: 'Loft' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(status(editor)).toBe('failed');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(status(editor)).toBe('saved');
  expect(house.draft).toMatchObject({ name: 'Loft' });
});

test('does not repeat a save that was refused', async () => {
  const house = new House();
  house.failures = [new ApiError(400, 'Wrong')];
  const editor = house.edit();
  editor.change(['name'], 'Loft');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(status(editor)).toBe('failed');
  expect(house.saves).toEqual([]);
});

test('keeps what somebody else saved in other fields, and says so', async () => {
  const house = new House();
  const editor = house.edit();
  house.saveBy('Bo', { ...published.content, tagline: 'Quieter' });
  editor.change(['name'], 'Loft');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(house.draft).toEqual({ name: 'Loft', tagline: 'Quieter' });
  expect(editor.state()).toMatchObject({
    content: { name: 'Loft', tagline: 'Quieter' },
    others: { who: 'Bo', taken: [{ path: ['tagline'] }], conflicts: [] },
  });
});

test('saves nothing over a field that both changed until one is chosen', async () => {
  const house = new House();
  const editor = house.edit();
  house.saveBy('Bo', { ...published.content, name: 'Barn' });
  editor.change(['name'], 'Loft');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(house.draft).toMatchObject({ name: 'Barn' });
  expect(status(editor)).toBe('paused');
  expect(editor.state()).toMatchObject({
    content: { name: 'Loft' },
    others: { who: 'Bo', conflicts: [{ path: ['name'], theirs: 'Barn' }] },
  });
  editor.change(['tagline'], 'Mine');
  expect(house.stored?.content).toMatchObject({ name: 'Loft', tagline: 'Mine' });
  editor.settle([['name']]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(house.draft).toEqual({ name: 'Barn', tagline: 'Mine' });
  expect(status(editor)).toBe('saved');
});

test('keeps mine where that is chosen', async () => {
  const house = new House();
  const editor = house.edit();
  house.saveBy('Bo', { ...published.content, name: 'Barn' });
  editor.change(['name'], 'Loft');
  await vi.advanceTimersByTimeAsync(5_000);
  editor.settle([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(house.draft).toMatchObject({ name: 'Loft' });
});

test('takes a save whose answer was lost as saved', async () => {
  const house = new House();
  const editor = house.edit();
  const { save } = house;
  const lost = new HouseEditor(
    {
      read: house.read,
      kept: house.kept,
      steps: house.steps,
      now: Date.now,
      save: async (content, revision) => {
        await save(content, revision);
        throw new ApiError(0, 'No connection');
      },
    },
    house.opened(),
  );
  lost.change(['name'], 'Loft');
  await lost.flush();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(status(lost)).toBe('saved');
  expect(lost.state().others).toBeUndefined();
  expect(house.saves).toHaveLength(1);
  editor.close();
});

test('brings back what an earlier visit could not save', async () => {
  const house = new House();
  house.failures = [new ApiError(0, 'No connection')];
  const first = house.edit();
  first.change(['name'], 'Loft');
  await first.flush();
  first.close();
  const second = house.edit();
  expect(second.state()).toMatchObject({ content: { name: 'Loft' }, isBroughtBack: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(house.draft).toMatchObject({ name: 'Loft' });
});

test('merges what it brings back with what was saved meanwhile', async () => {
  const house = new House();
  house.stored = {
    base: { ...published.content },
    revision: 7,
    content: { ...published.content, name: 'Loft' },
  };
  house.saveBy('Bo', { ...published.content, tagline: 'Quieter' });
  const editor = house.edit();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(house.draft).toEqual({ name: 'Loft', tagline: 'Quieter' });
  expect(editor.state().others?.who).toBe('Bo');
});

test('saves what was undone and redone, and leaves what others changed', async () => {
  const house = new House();
  const editor = house.edit();
  editor.change(['name'], 'Loft');
  await editor.flush();
  house.saveBy('Bo', { name: 'Loft', tagline: 'Quieter' });
  expect(editor.undo()).toEqual(['name']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(house.draft).toEqual({ name: 'Cabin', tagline: 'Quieter' });
  expect(editor.redo()).toEqual(['name']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(house.draft).toEqual({ name: 'Loft', tagline: 'Quieter' });
});

test('loses nothing that is typed while a save is under way', async () => {
  const house = new House();
  const editor = house.edit();
  editor.change(['name'], 'Lo');
  const flushed = editor.flush();
  editor.change(['name'], 'Loft');
  expect(await flushed).toBe(true);
  expect(house.saves.map((saved) => saved['name'])).toEqual(['Lo', 'Loft']);
});

const amenity = ['texts', 'home', 'amenities', 'list', 0, 'label'];

/** Letter by letter, from nothing. */
function type(editor: HouseEditor, path: readonly (string | number)[], text: string): void {
  for (let letters = 0; letters <= text.length; letters += 1) editor.change(path, text.slice(0, letters));
}

describe('what a host types that the sample says too', () => {
  const editorOf = (content: Content) => {
    const house = new House();
    house.draft = { name: 'Cabin', ...content };
    return house.edit();
  };
  const keptOf = (editor: HouseEditor) => editor.state().content['keptFromSample'];

  test('is kept as the host’s own, with the draft', () => {
    const editor = editorOf({ address: { region: 'Coast' } });
    type(editor, ['address', 'region'], 'Hills');
    expect(keptOf(editor)).toEqual(['Hills']);
    editor.change(['address', 'region'], 'Hills and more');
    expect(keptOf(editor)).toBeUndefined();
  });

  test('is kept of an entry that was added', () => {
    const list = [{ icon: 'fire', label: '' }];
    const editor = editorOf({ texts: { home: { amenities: { list } } } });
    type(editor, amenity, 'Private parking');
    expect(keptOf(editor)).toEqual(['Private parking']);
  });

  test('is not kept if the sample’s own words were only brought back', () => {
    const editor = editorOf({ address: { region: 'Hills' } });
    editor.change(['address', 'region'], 'Hillsx');
    editor.change(['address', 'region'], 'Hills');
    expect(keptOf(editor)).toBeUndefined();
  });

  test('is not kept once the change is undone, and kept again once it is redone', () => {
    const editor = editorOf({ address: { region: 'Coast' } });
    editor.change(['address', 'region'], 'Hills');
    editor.undo();
    expect(editor.state().content).toEqual({ name: 'Cabin', address: { region: 'Coast' } });
    editor.redo();
    expect(keptOf(editor)).toEqual(['Hills']);
  });

  test('stays marked where no other house can have it', () => {
    const editor = editorOf({ tagline: 'Ours' });
    editor.change(['tagline'], 'Two chairs');
    expect(keptOf(editor)).toBeUndefined();
  });
});

test('the note about check-in follows its time, also when the change is undone', () => {
  const house = new House();
  const note = 'Check-in is flexible, usually from 4:00 PM';
  house.draft = { name: 'Cabin', checkIn: { time: '16:00', note } };
  const editor = house.edit();
  editor.change(['checkIn', 'time'], '15:00');
  expect(editor.state().content['checkIn']).toEqual({
    time: '15:00',
    note: 'Check-in is flexible, usually from 3:00 PM',
  });
  editor.undo();
  expect(editor.state().content['checkIn']).toEqual({ time: '16:00', note });
  editor.change(['checkIn', 'note'], 'Check-in is from 5:00 PM');
  expect(editor.state().content['checkIn']).toEqual({ time: '16:00', note: 'Check-in is from 5:00 PM' });
});
