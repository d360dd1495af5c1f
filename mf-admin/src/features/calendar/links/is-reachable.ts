/** Whether other platforms can fetch a link: only over HTTPS, and never from the computer that the site runs on. */
export function isReachable(link: string): boolean {
  const { protocol, hostname } = new URL(link);
  return protocol === 'https:' && !/^(?:localhost|.+\.localhost|127\..+|\[::1\])$/.test(hostname);
}
