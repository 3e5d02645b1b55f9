export { brand } from './brand.ts';
export { dayInWords } from './dates.ts';
export { wordsFor } from './errors.ts';
export { funnel } from './funnel.ts';
export { pageTitles, unexpected } from './pages.ts';
