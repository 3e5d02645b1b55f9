export { webVtt } from './captions.ts';
export { filmCut, type Cut, type Play, type Shape } from './film.ts';
export type { Pointer } from './pointer.ts';
export { openShelf, type Shelf } from './shelf.ts';
export { cutTexts, shownTexts, type Part } from './shownTexts.ts';
export { keepPicture, keepStill, type Still } from './still.ts';
export { openStudio, type Studio, type View } from './studio.ts';
