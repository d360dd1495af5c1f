/**
 * The validators of a feed's version (RFC 9110, 8.8): the next request sends them, and a 304 means that the
 * feed is unchanged.
 */
export interface FeedVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}
