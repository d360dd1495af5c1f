// XPath is the one way to name an element that WebDriver BiDi and WebDriver both know.

/** A button or a link that can be used, by its `aria-label` or its words. */
export function pressable(name: string): string {
  const words = quoted(name);
  const isUsable = 'not(@disabled) and not(@aria-disabled="true") and not(@aria-busy="true")';
  return `//*[self::button or self::a][@aria-label=${words} or normalize-space(.)=${words}][${isUsable}]`;
}

/** A day of the calendar by the beginning of what it says to a screen reader, up to the comma behind the date. */
export function day(spoken: string): string {
  return `//button[.//span[starts-with(normalize-space(.), ${quoted(`${spoken},`)})]]`;
}

/** A text field by the beginning of its label, whether the label is an element or an `aria-label`. */
export function field(label: string): string {
  const words = quoted(label);
  return `//input[starts-with(@aria-label, ${words}) or @id=//label[starts-with(normalize-space(.), ${words})]/@for]`;
}

/** A radio button inside its label, by a part of the label's words. */
export function radio(name: string): string {
  return `//label[contains(normalize-space(.), ${quoted(name)})]//input[@type="radio"]`;
}

/** The innermost element that has a text. */
export function text(words: string): string {
  return `//body//*[not(self::script) and contains(normalize-space(.), ${quoted(words)}) and not(*[contains(normalize-space(.), ${quoted(words)})])]`;
}

/** XPath has no escapes in its strings: a text with both kinds of quotes can't be named. */
function quoted(words: string): string {
  if (!words.includes('"')) return `"${words}"`;
  if (!words.includes("'")) return `'${words}'`;
  throw new Error(`XPath can’t quote ${words}`);
}
