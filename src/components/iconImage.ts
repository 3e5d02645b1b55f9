/** Icon paths from lucide-react, for elements repeated so often that inline SVGs would make the page heavy. */
const drawings = {
  plus: 'M5 12h14M12 5v14',
  play: 'M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z',
  pause:
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  maximize: 'M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3m8 0h3a2 2 0 0 0 2-2v-3',
  close: 'M18 6 6 18M6 6l12 12',
  arrowLeft: 'm12 19-7-7 7-7M19 12H5',
  arrowRight: 'M5 12h14M12 5l7 7-7 7',
  arrowUp: 'm5 12 7-7 7 7M12 19V5',
} as const;

export type IconName = keyof typeof drawings;

/** Draws markup as a CSS image, `width` units wide and 24 high, stroked like the icons, in a color such as `#1f1a17`. */
function image(markup: string, width: number, stroke: string): string {
  const color = stroke.replace('#', '%23');
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} 24' fill='none' stroke='${color}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E${markup}%3C/svg%3E")`;
}

/** Draws several 24-unit icons side by side as one CSS image. */
export function drawnSheet(paths: readonly string[]): string {
  const markup = paths.map((path, at) => `%3Cpath transform='translate(${at * 24})' d='${path}'/%3E`);
  return image(markup.join(''), paths.length * 24, '#000000');
}

/** The horizontal position of an icon in the image of `drawnSheet`, for a box as large as one icon. */
export function sheetPosition<Name extends string>(names: readonly Name[], name: Name): string {
  return `${((names.indexOf(name) * 100) / (names.length - 1)).toFixed(3)}%`;
}

/** An icon as a CSS image, in a color (`#` and six digits). */
export function iconImage(name: IconName, stroke = '#000000'): string {
  return image(`%3Cpath d='${drawings[name]}'/%3E`, 24, stroke);
}

/** Styles of a pseudo-element that becomes an icon in the text's color once a mask is set. It grows with the text. */
export function iconBox(size: 16 | 20 | 24) {
  return {
    content: '""',
    flex: 'none',
    width: `${size / 16}rem`,
    height: `${size / 16}rem`,
    backgroundColor: 'currentcolor',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'LinkText' },
  } as const;
}

const names = Object.keys(drawings) as IconName[];

/** All drawings in one image, because a browser makes a document of every SVG image. */
const sheet = drawnSheet(Object.values(drawings));

/** Styles of a pseudo-element that shows an icon in the text's color. */
export function iconMask(name: IconName, size: 16 | 20 | 24 = 20) {
  const left = sheetPosition(names, name);
  return { ...iconBox(size), mask: `${sheet} ${left} 0 / ${names.length * 100}% no-repeat` } as const;
}
