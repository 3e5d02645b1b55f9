export { renderPage } from './renderPage.tsx';
export { staticPages } from './staticPages.tsx';
