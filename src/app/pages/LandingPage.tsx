import { brand, pageTitles } from '#content/index.ts';
import { usePage } from '../usePage.ts';
import { paths } from '../paths.ts';

/** `/`: what the product is and what it costs. */
export function LandingPage() {
  usePage(pageTitles.landing);
  return (
    <main>
      <h1>{brand.name}</h1>
      <a href={paths.signIn}>Get Started</a>
    </main>
  );
}
