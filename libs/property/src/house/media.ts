import type { OwnMedia } from './modules.ts';

/** The host's own photos and film; the bundled house has renderings alone. */
export const media: OwnMedia = { photos: {} };
