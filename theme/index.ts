import './augment.ts';
import './fonts.css';

export { theme } from './theme.ts';
export { contrastPairs, type ContrastPair } from './contrast.ts';
export { tokens } from './tokens.ts';
export { motion, transition } from './motion.ts';
export { fontFamily, scaleRatio, tabularFigures } from './typography.ts';
