import { company } from '#content/landing/company.ts';
import { features } from '#content/landing/features.ts';
import { hero } from '#content/landing/hero.ts';
import { media } from '#content/landing/media.ts';
import { pricing } from '#content/landing/pricing.ts';
import { signUpQuery } from '#domain/choice.ts';
import { Company } from '#sections/Company/Company.tsx';
import { Features } from '#sections/Features/Features.tsx';
import { Hero } from '#sections/Hero/Hero.tsx';
import { Pricing } from '#sections/Pricing/Pricing.tsx';
import { paths } from '../paths.ts';
import { PublicFrame } from '../PublicFrame.tsx';

const { start, screens, ...words } = hero;

const hrefs = {
  Monthly: paths.signIn + signUpQuery({ plan: 'Monthly' }),
  Yearly: paths.signIn + signUpQuery({ plan: 'Yearly' }),
};

/** `/`: what the product is and what it costs. */
export function LandingPage() {
  return (
    <PublicFrame over="orange">
      <Hero
        {...words}
        start={{ label: start, href: paths.signIn }}
        screens={{
          order: { ...media.hero.order, ...screens.order },
          map: { ...media.hero.map, ...screens.map },
        }}
      />
      <Features {...features} />
      <Pricing {...pricing} hrefs={hrefs} />
      <Company {...company} />
    </PublicFrame>
  );
}
