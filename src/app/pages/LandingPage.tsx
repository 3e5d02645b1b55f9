import { pageTitles } from '#content/pages.ts';
import { landing } from '#content/landing.ts';
import { Hero } from '#sections/Hero/Hero.tsx';
import { Pricing } from '#sections/Pricing/Pricing.tsx';
import { paths } from '../paths.ts';
import { PublicFrame } from '../PublicFrame.tsx';
import { usePage } from '../usePage.ts';

const { hero, pricing } = landing;

/** `/`: what the product is and what it costs. */
export function LandingPage() {
  usePage(pageTitles.landing);
  return (
    <PublicFrame>
      <Hero
        title={hero.title}
        body={hero.body}
        start={{ label: hero.start, href: paths.signIn }}
        readOn={hero.prices}
      />
      <Pricing {...pricing} startHref={paths.signIn} />
    </PublicFrame>
  );
}
