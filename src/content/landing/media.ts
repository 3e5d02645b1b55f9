import type { LandingMedia } from './album.ts';
import rendered from './media.json';

/** The rendered files under `/media`, in a folder named by a content hash. `npm run media` writes the list. */
export const media: LandingMedia = rendered;
