// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { WritingTools } from './writing-tools.tsx';

cleanUpRenderedPages();

/** A text with the selection between two bars, or the cursor at one. */
function marked(area: HTMLTextAreaElement): string {
  const { value, selectionStart: start, selectionEnd: end } = area;
  const between = start === end ? '' : `${value.slice(start, end)}|`;
  return `${value.slice(0, start)}|${between}${value.slice(end)}`;
}

function write(text: string): HTMLTextAreaElement {
  const parts = text.split('|');
  render(
    <Form initialValues={{ body: parts.join('') }}>
      <WritingTools />
      <Form.Item name="body">
        <Input.TextArea />
      </Form.Item>
    </Form>,
  );
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  const start = parts[0]?.length ?? 0;
  area.focus();
  area.setSelectionRange(start, start + (parts.length > 2 ? (parts[1]?.length ?? 0) : 0));
  return area;
}

const press = (label: string): Promise<void> => userEvent.click(screen.getByRole('button', { name: label }));

it.each([
  ['Bold', 'The |hot tub| is warm', 'The **hot tub**| is warm'],
  ['Bold', 'The| hot tub |is warm', 'The **hot tub**| is warm'],
  ['Bold', '|One\nTwo|', '**One**\n**Two**|'],
  ['Link', 'Read |our news|.', 'Read [our news](|https://|).'],
  ['Heading', '|Spring|', '# Spring|'],
  ['List', '|One\nTwo|', '- One\n- Two|'],
  ['Button', 'Come: |Book now|', 'Come:\n\n[Button: Book now]({{ links.booking }})|'],
])('%s keeps the selected words of “%s”', async (label, before, after) => {
  const area = write(before);
  await press(label);
  expect(marked(area)).toBe(after);
  expect(document.activeElement).toBe(area);
});

it.each([
  ['Heading', 'Hello|', 'Hello\n\n# |Heading|'],
  ['List', '|', '- |First|\n- Second'],
  ['Bold', 'Some |', 'Some **|important words|**'],
  ['Link', 'See|', 'See [|words to click|](https://)'],
  ['Picture', 'Hi|', 'Hi\n\n![|What it shows|](https://)'],
  ['Button', 'Hi\n\n\n|\n\nBye', 'Hi\n\n[Button: |See our dates|]({{ links.booking }})\n\nBye'],
])('%s without a selection in “%s” selects its own words', async (label, before, after) => {
  const area = write(before);
  await press(label);
  expect(marked(area)).toBe(after);
});

it('typing replaces the words of a piece', async () => {
  const area = write('Some |');
  await press('Bold');
  await userEvent.keyboard('news');
  expect(area.value).toBe('Some **news**');
});

it('the next piece goes behind one whose words were not yet typed over', async () => {
  const area = write('|');
  await press('Bold');
  await press('Link');
  expect(area.value).toBe('**important words** [words to click](https://)');
  await press('List');
  await press('Button');
  expect(area.value).toBe(
    '**important words** [words to click](https://)\n\n- First\n- Second\n\n[Button: See our dates]({{ links.booking }})',
  );
});

it('inserts a variable where the cursor was', async () => {
  const area = write('Hello |, welcome');
  await press('Insert variable');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'First name' }));
  await expect.poll(() => marked(area)).toBe('Hello {{ guest.firstName }}|, welcome');
});
