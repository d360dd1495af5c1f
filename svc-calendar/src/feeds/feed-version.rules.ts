/** What marks a version of a feed (RFC 9110, 8.8): the next question names it, and a 304 says that it is the same. */
export interface FeedVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}
