import { tokens } from '#theme/index.ts';
import { paint } from '#truck/paint.ts';

const { color } = tokens;

export const truckSize = { width: 620, height: 520 } as const;

const { skin, light } = paint;

const wheel = (x: number) =>
  `<path d="M${x - 62} 452a62 62 0 0 1 124 0z" fill="${color.greenDeep}"/>` +
  `<circle cx="${x}" cy="456" r="46" fill="${color.ink}"/>` +
  `<circle cx="${x}" cy="456" r="21" fill="${color.peach}"/><circle cx="${x}" cy="456" r="8" fill="${color.inkMuted}"/>`;

/** A taco: a folded shell with a filling. */
const taco = (x: number) =>
  `<path d="M${x} 300q4-16 14-12 6-12 15-4 10-6 13 6 8 0 9 10z" fill="${color.leaf}"/>` +
  `<path d="M${x + 8} 298q10-12 34 0z" fill="${color.chili}"/>` +
  `<path d="M${x - 2} 312a26 17 0 0 1 52 0z" fill="${paint.shell}"/>`;

const cup = (x: number) =>
  `<path d="M${x} 274h26l-4 38h-18z" fill="${color.paper}"/><path d="M${x - 2} 270h30v8h-30z" fill="${color.chili}"/>`;

const body =
  `<ellipse cx="312" cy="502" rx="290" ry="14" fill="${color.ink}" opacity=".18"/>` +
  `<path d="M14 104q0-24 24-24h424q24 0 34 20l30 66 62 34q18 10 18 32v200q0 22-22 22H36q-22 0-22-22z" fill="${color.paper}"/>` +
  `<path d="M14 366h592v66q0 22-22 22H36q-22 0-22-22z" fill="${color.green}"/>` +
  `<path d="M14 358h592v8H14z" fill="${color.orangeDeep}"/>` +
  // The windshield and the headlight.
  `<path d="M478 124h4q8 0 12 8l24 52q3 8-6 8h-34q-8 0-8-8v-52q0-8 8-8z" fill="${color.greenSoft}" stroke="${color.inkMuted}" stroke-width="5"/>` +
  `<path d="M588 300q18 0 18 20t-18 20z" fill="${light}"/>` +
  `<rect x="4" y="430" width="612" height="14" rx="7" fill="${color.inkMuted}"/>`;

const cook =
  `<path d="M92 320q0-78 56-78t56 78z" fill="${color.white}"/>` +
  `<path d="M116 320q-2-30 12-50l4-24h7l1 24h16l1-24h7l4 24q14 20 12 50z" fill="${color.green}"/>` +
  `<path d="M138 222h20v28q-10 8-20 0z" fill="${skin}"/>` +
  `<circle cx="148" cy="202" r="30" fill="${skin}"/>` +
  `<path d="M116 192q2-30 32-30t32 30z" fill="${color.green}"/><rect x="110" y="186" width="78" height="9" rx="4.5" fill="${color.greenBright}"/>` +
  `<circle cx="138" cy="206" r="3" fill="${color.ink}"/><circle cx="158" cy="206" r="3" fill="${color.ink}"/>` +
  `<path d="M139 216q9 8 18 0" fill="none" stroke="${color.ink}" stroke-width="3" stroke-linecap="round"/>` +
  // The arm that hands a taco over.
  `<path d="M188 268q24 14 34 34" fill="none" stroke="${skin}" stroke-width="15" stroke-linecap="round"/>`;

const hatch =
  `<defs><radialGradient id="l" cx=".4" cy="0" r="1.1"><stop stop-color="#FFE9C4"/><stop offset=".45" stop-color="${paint.glow}"/><stop offset="1" stop-color="#7A4312"/></radialGradient></defs>` +
  `<path d="M40 136h404v180H40z" fill="url(#l)"/>` +
  `${cook}${taco(200)}${cup(50)}<rect x="28" y="312" width="430" height="18" rx="5" fill="${color.inkMuted}"/><rect x="28" y="312" width="430" height="8" rx="4" fill="${color.peach}"/>`;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${truckSize.width} ${truckSize.height}">${body}${hatch}${wheel(203)}${wheel(512)}</svg>`;

/** A lit food truck with a cook and food, as a background image, so that it adds no elements. */
export const truckDrawing = `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
