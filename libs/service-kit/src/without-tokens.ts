/** 256 bits as base64url, possibly after an escape such as `%2F`. Our ids and names of files are shorter or longer. */
const tokenShape = /(?<=^|[^\w-]|%[\dA-F]{2})[\w-]{43}(?![\w-])/gi;

/** A text without the tokens and signatures of links, each of which opens something for anyone who has it. */
export function withoutTokens(text: string): string {
  return text.replace(tokenShape, '…');
}
