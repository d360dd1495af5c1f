import { describe, expect, it } from 'vitest';
import { formFields } from './form-fields.ts';

const fieldsOf = (body: string | Uint8Array) => {
  const read = formFields(Buffer.from(body));
  return read.ok ? Object.fromEntries(read.fields) : read.fault;
};

describe('the fields of a plain form', () => {
  it('are read in the way that browsers send them', () => {
    const sent = { text: 'Größe & 100% = “ja”?\r\nよし +1', empty: '' };
    expect(fieldsOf(new URLSearchParams(sent).toString())).toEqual(sent);
    expect(fieldsOf('')).toEqual({});
    expect(fieldsOf('text')).toEqual({ text: '' });
  });

  it.each(['text=%', 'text=100%&more=1', 'text=%zz', 'text=%E0%A4%A', 'text=%FF', '%C3=1'])(
    'are refused if their encoding is broken: %s',
    (body) => expect(fieldsOf(body)).toMatch(/^Part of the form was lost/),
  );

  it('are refused if they are not UTF-8', () => {
    expect(fieldsOf(Buffer.from('text=\xff', 'latin1'))).toMatch(/^Part of the form was lost/);
  });

  it('are refused if one comes twice, even in another encoding', () => {
    for (const body of ['text=a&text=b', 'text=a&te%78t=a'])
      expect(fieldsOf(body)).toMatch(/^The field “text” came twice/);
    expect(fieldsOf('%3Cb%3E=1&%3Cb%3E=2')).toMatch(/^The field came twice/);
  });
});
