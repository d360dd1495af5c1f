export type FormFields =
  | { readonly ok: true; readonly fields: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly fault: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a plain form (`application/x-www-form-urlencoded`). Browsers send each field once and fully encoded. A broken form is
 * refused with the reason, because the readable part of it is not what the guest wrote.
 */
export function formFields(body: Uint8Array): FormFields {
  const fields = new Map<string, string>();
  try {
    const pairs = utf8.decode(body).split('&');
    for (const pair of pairs.filter((each) => each !== '')) {
      const [name = '', ...value] = pair.split('=');
      const key = decoded(name);
      if (fields.has(key)) return { ok: false, fault: twice(key) };
      fields.set(key, decoded(value.join('=')));
    }
  } catch {
    return { ok: false, fault: 'Part of the form was lost on its way. Please go back and send it again.' };
  }
  return { ok: true, fields };
}

/** Throws a URIError if the encoding is broken. */
function decoded(part: string): string {
  return decodeURIComponent(part.replaceAll('+', ' '));
}

function twice(field: string): string {
  const name = /^\w{1,40}$/.test(field) ? ` “${field}”` : '';
  return `The field${name} came twice, so we don’t know which one you meant. Please go back and send it once.`;
}
