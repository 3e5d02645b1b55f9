import { drawnSheet, iconBox, sheetPosition } from '#components/iconImage.ts';

/** Icons of the landing page's features from lucide-react, apart because the sign-up uses none. */
const drawings = {
  mapPinned:
    'M18 8c0 3.613-3.869 7.429-5.393 8.795a1 1 0 01-1.214 0C9.87 15.429 6 11.613 6 8a6 6 0 0112 0M4.474 15h-.197a1 1 0 00-.969.753l-1.097 4.35a1.5 1.5 0 001.444 1.898L20.344 22a1.5 1.5 0 001.446-1.897l-1.098-4.35a1 1 0 00-.969-.753h-.197M14 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  store:
    'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05',
  squareMenu:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM7 8h10M7 12h10M7 16h10',
  chartColumn: 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3',
  badgePercent:
    'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM15 9l-6 6M9 9h.01M15 15h.01',
  users:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M13 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
  tabletSmartphone:
    'M5 8h6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM5 4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-2.4M8 18h.01',
  printer:
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
  wifiOff:
    'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
  // Drawn at four fifths of the size of the other icons.
  arrowRight: 'M6.4 12h11.2M12 6.4l5.6 5.6-5.6 5.6',
} as const;

export type FeatureIconName = keyof typeof drawings;

const names = Object.keys(drawings) as FeatureIconName[];

/**
 * All icons in one image, set on the parent of elements with `featureIconMask`: browsers create a document for every SVG
 * image, which costs a phone more than the elements around it.
 */
export const featureIcons = { '--icons': drawnSheet(Object.values(drawings)) };

/**
 * Styles of a pseudo-element that shows the icon at the position in `--icon`, in the color of the text. Use one size for all
 * neighbors, because a browser lays out the image again for each size.
 */
export function featureIconMask(size: 20 | 24) {
  return {
    ...iconBox(size),
    mask: `var(--icons) var(--icon) 50% / ${names.length * 100}% no-repeat`,
  } as const;
}

/** The icon's position in the image, for `--icon`. */
export function featureIcon(name: FeatureIconName): string {
  return sheetPosition(names, name);
}
