export { brand } from './brand.ts';
export { errorMessage } from './errors.ts';
export { funnel } from './funnel.ts';
export { pageTitles, unexpectedError } from './pages.ts';
