const labels = new Map<string, string>();

/** Names that cameras, phones, and chats give: they say nothing. */
const ofDevice =
  /^(?:img|dscn?f?|p[ax]l|mvimg|vid|gopr|image|photo|picture|bild|screen ?shot|whatsapp|signal|untitled)(?!\p{L})[\s\d]*/iu;
const isWord = /\p{L}{3,}/u;
const longest = 40;

/** What a file is called, as a label for its photo: 'porch at dusk'. Undefined if its name says nothing. */
export function labelOfFile(fileName: string): string | undefined {
  const words = fileName
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim();
  const isId = /^(?=.*\d)[\da-f ]+$/i.test(words);
  const isNamed = !isId && isWord.test(words.replace(ofDevice, ''));
  return isNamed ? words.slice(0, longest).trim() : undefined;
}

/** Remembers what an upload was called, as long as the page is open: a house has no names of files. */
export function rememberFile(upload: string, fileName: string): void {
  const label = labelOfFile(fileName);
  if (label) labels.set(upload, label);
}

/** What an upload was called, if this page has uploaded it. */
export function rememberedLabel(upload: string | undefined): string | undefined {
  return upload === undefined ? undefined : labels.get(upload);
}
