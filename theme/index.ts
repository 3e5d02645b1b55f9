import './augment.ts';
import './fonts.css';

export { theme } from './theme.ts';
export { inEm, lowWindow } from './breakpoints.ts';
export { forcedEdge, sheetEdge } from './forcedColors.ts';
export { hovered } from './hovered.ts';
export { edgeColor, quietColor } from './moreContrast.ts';
export { Themed } from './Themed.tsx';
export { tokens } from './tokens.ts';
export { ambient, motion, movesInView, transition } from './motion.ts';
export { visuallyHidden } from './visuallyHidden.ts';
export { amountFigures, fontFamily, scaleRatio, tabularFigures } from './typography.ts';
