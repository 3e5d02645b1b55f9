export { brand } from './brand.ts';
export { wordsFor } from './errors.ts';
export { funnel } from './funnel.ts';
export { pageTitles, unexpectedError as unexpected } from './pages.ts';
