import { Island } from '#components/Island.tsx';
import { ScrollToTop } from '#components/ScrollToTop.tsx';
import { backToTop } from '#content/landing/backToTop.ts';
import { closing } from '#content/landing/closing.ts';
import { company } from '#content/landing/company.ts';
import { contact } from '#content/landing/contact.ts';
import { faq } from '#content/landing/faq.ts';
import { features } from '#content/landing/features.ts';
import { hero } from '#content/landing/hero.ts';
import { howItWorks } from '#content/landing/howItWorks.ts';
import { media } from '#content/landing/media.ts';
import { tryIt } from '#content/landing/tryIt.ts';
import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import type { MailGateway } from '#gateways/MailGateway.ts';
import { Closing } from '#sections/Closing/Closing.tsx';
import { Company } from '#sections/Company/Company.tsx';
import { Contact } from '#sections/Contact/Contact.tsx';
import { Faq } from '#sections/Faq/Faq.tsx';
import { Features } from '#sections/Features/Features.tsx';
import { Hero } from '#sections/Hero/Hero.tsx';
import { HowItWorks } from '#sections/HowItWorks/HowItWorks.tsx';
import { TryIt } from '#sections/TryIt/TryIt.tsx';
import { ContactIsland } from '../islands/ContactIsland.tsx';
import { PriceCalculatorIsland } from '../islands/PriceCalculatorIsland.tsx';
import { LostStrip } from '../LostStrip.tsx';
import { PublicFrame } from '../PublicFrame.tsx';
import { TryItStage } from '../TryItStage.tsx';

const { start, screens, ...words } = hero;
const signIn = pathIn(language, paths.signIn);
const trial = { label: howItWorks.start, href: signIn };

export interface LandingPageProps {
  /** Opens the visitor's mail program for the contact form. */
  mail: MailGateway;
}

/** `/`: the product, the demos, the prices and links to the sign-up. */
export function LandingPage({ mail }: LandingPageProps) {
  return (
    <PublicFrame over="orange">
      <LostStrip />
      <Hero
        {...words}
        start={{ label: start, href: signIn }}
        screens={{
          order: { ...media.hero.order, ...screens.order },
          map: { ...media.hero.map, ...screens.map },
        }}
      />
      <Features {...features} pictures={media.features} start={trial} />
      <HowItWorks {...howItWorks} films={media.videos} startHref={signIn} />
      <TryIt {...tryIt}>
        <Island name="try-it">
          <TryItStage />
        </Island>
      </TryIt>
      <Island name="price-calculator">
        <PriceCalculatorIsland />
      </Island>
      <Faq {...faq} start={trial} />
      <Contact {...contact}>
        <Island name="contact">
          <ContactIsland mail={mail} />
        </Island>
      </Contact>
      <Company {...company} />
      <Closing {...closing} start={trial} />
      <ScrollToTop {...backToTop} />
    </PublicFrame>
  );
}
