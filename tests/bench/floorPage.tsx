import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#content/brand.ts';
import type { Still } from '#content/landing/album.ts';
import { closing } from '#content/landing/closing.ts';
import { company } from '#content/landing/company.ts';
import { contact } from '#content/landing/contact.ts';
import { faq } from '#content/landing/faq.ts';
import { features } from '#content/landing/features.ts';
import { footer } from '#content/landing/footer.ts';
import { header } from '#content/landing/header.ts';
import { hero } from '#content/landing/hero.ts';
import { howItWorks } from '#content/landing/howItWorks.ts';
import { media } from '#content/landing/media.ts';
import { priceCalculator } from '#content/landing/priceCalculator.ts';
import { pricing } from '#content/landing/pricing.ts';
import { tryIt } from '#content/landing/tryIt.ts';
import { pageDescriptions, pageTitles } from '#content/pages.ts';
import { baseCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { timelineOfQuote } from '#domain/timeline.ts';
import { priceBill } from '#sections/Pricing/priceBill.ts';
import { firstChoice } from '#sections/Pricing/usePriceChoice.ts';

const styles = `
:root { font: 1.0625rem/1.5 system-ui, sans-serif; color: #231c14; background: #fffaf2; scroll-behavior: smooth }
body { margin: 0 }
body > header, body > footer, section { padding: 1.5rem; max-width: 64rem; margin: auto; box-sizing: border-box }
section { border-top: 1px solid #e4d8c6 }
section section, article { border: 1px solid #e4d8c6; border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
h1 { font-size: 2rem; line-height: 1.15 }
h2 { font-size: 1.5rem }
h3 { font-size: 1.125rem }
nav ul { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: 0; list-style: none }
a { color: #8a3f00; display: inline-block; padding: .75rem .5rem .75rem 0 }
img { display: block; width: 100%; height: auto; border-radius: .5rem; margin: 1rem 0 }
summary { padding: .75rem 0; cursor: pointer }
summary h3 { display: inline }
td, th { padding: .25rem .75rem .25rem 0; text-align: left }
dt { font-weight: 700 }
dd { margin: 0 0 .5rem }
label { display: block; padding: .75rem 0 .25rem }
input, select, textarea, button { font: inherit; min-height: 3rem; min-width: 3rem; box-sizing: border-box }
@media (min-width: 62rem) {
  #home img { display: inline-block; width: 46%; margin-right: 2% }
  #features { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
  #features > header { grid-column: 1 / -1 }
  #features > article { margin: 0 }
  #how-it-works img { width: 60% }
}
`;

const { posDevices } = limits;
const { quote, summary } = priceBill(firstChoice);
const featurePictures = {
  pointOfSale: media.features.offline,
  heatMap: media.features.spots,
  menuBuilder: media.features.menu,
  analytics: media.features.sales,
  discounts: media.features.discounts,
  staff: undefined,
};

interface Target {
  href: string;
  label: string;
}

const Anchor = ({ href, label }: Target) => <a href={href}>{label}</a>;

const Items = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Anchors = ({ of }: { of: readonly Target[] }) => (
  <ul>
    {of.map((link) => (
      <li key={link.href}>
        <Anchor {...link} />
      </li>
    ))}
  </ul>
);

const Terms = ({ of }: { of: ReadonlyArray<readonly [string, string]> }) => (
  <dl>
    {of.map(([term, words]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);

interface PictureProps extends Pick<ComponentProps<'img'>, 'sizes' | 'alt' | 'loading' | 'fetchPriority'> {
  of: Pick<Still, 'avif' | 'width' | 'height'>;
}

/** An image in a `picture`, for which React writes no preload. */
const Picture = ({ of: { avif, width, height }, loading = 'lazy', alt, ...image }: PictureProps) => (
  <picture>
    <img alt={alt} srcSet={avif} {...{ width, height, loading }} {...image} />
  </picture>
);

interface PartProps {
  id: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

const Part = ({ id, title, lead, children }: PartProps) => (
  <section id={id}>
    <header>
      <h2>{title}</h2>
      <p>{lead}</p>
    </header>
    {children}
  </section>
);

const Slip = () => (
  <>
    <p>{hero.slip.title}</p>
    <Terms of={[...hero.slip.lines, hero.slip.total].map(({ what, price }) => [what, price])} />
  </>
);

function Hero() {
  const sizes = '(min-width: 992px) 480px, 80vw';
  return (
    <section id={hero.id}>
      <p>{hero.kicker}</p>
      <h1>
        {hero.title} {hero.titleEnd}
      </h1>
      <p>{hero.body}</p>
      <Anchor href={paths.signIn} label={hero.start} />
      <Anchor {...hero.watch} />
      <Items of={hero.promises} />
      <Picture
        of={media.hero.map}
        alt={hero.screens.map.alt}
        sizes={sizes}
        loading="eager"
        fetchPriority="high"
      />
      <Picture of={media.hero.order} alt={hero.screens.order.alt} sizes={sizes} loading="eager" />
      <Slip />
    </section>
  );
}

function Features() {
  const { claim, hardware, cards, ...head } = features;
  const { id, field, percent, example, max, sentence, amounts } = claim.sum;
  return (
    <Part id={head.id} title={head.title} lead={head.lead}>
      {Object.entries(cards).map(([name, card]) => {
        const picture = featurePictures[name as keyof typeof cards];
        return (
          <article key={name}>
            {picture ? <Picture of={picture} sizes="368px" alt="" /> : null}
            {picture ? null : <Terms of={features.shifts.map(({ who, when }) => [who, when])} />}
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            <Anchor {...card.link} />
          </article>
        );
      })}
      <article>
        <h3>{claim.title}</h3>
        <p>{claim.caption}</p>
        <label htmlFor={id}>{field.label}</label>
        <input type="number" inputMode="decimal" id={id} min={0} max={max} defaultValue={example} />
        <p>{field.hint}</p>
        <output htmlFor={id} data-percent={percent}>
          {sentence.of} {amounts.whole} {sentence.wouldBe} <b>{amounts.part}</b> {sentence.after}
        </output>
      </article>
      <Items of={Object.values(hardware.items)} />
      <Anchor href={paths.signIn} label={howItWorks.start} />
    </Part>
  );
}

const HowItWorks = () => (
  <Part id={howItWorks.id} title={howItWorks.title} lead={howItWorks.lead}>
    <ol>
      {howItWorks.steps.map(({ id, title, film, description, highlights }) => (
        <li key={id}>
          <h3>{title}</h3>
          <Picture of={media.videos[film.name].poster} sizes="368px" alt={film.alt} />
          <p>{film.description}</p>
          <p>{description}</p>
          <Items of={highlights} />
        </li>
      ))}
    </ol>
    <Anchor href={paths.signIn} label={howItWorks.start} />
    <Anchor {...howItWorks.tryIt} />
  </Part>
);

const Pricing = () => (
  <Part id={pricing.id} title={pricing.titleIn(baseCurrency)} lead={pricing.lead}>
    <fieldset>
      <legend>{priceCalculator.plan}</legend>
      {pricing.plans.map((plan) => (
        <div key={plan.name}>
          <h3>
            <label>
              <input
                type="radio"
                name="plan"
                value={plan.name}
                defaultChecked={plan.name === firstChoice.plan}
              />{' '}
              {plan.label}
            </label>
          </h3>
          {'badge' in plan ? <p>{plan.badge}</p> : null}
          <p>
            {plan.price} {plan.period}
          </p>
          <Items of={plan.notes} />
        </div>
      ))}
    </fieldset>
    <label htmlFor="devices">{priceCalculator.posDevices.label}</label>
    <input
      id="devices"
      type="number"
      inputMode="numeric"
      min={posDevices.min}
      max={posDevices.max}
      defaultValue={posDevices.initial}
    />
    <p>{priceCalculator.posDevices.hint}</p>
    <label htmlFor="currency">{priceCalculator.currency.label}</label>
    <select name="currency" id="currency">
      {priceCalculator.currency.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <h3>{pricing.included.title}</h3>
    <Items of={pricing.included.features} />
    <section>
      <h3>{summary.title}</h3>
      <dl>
        {[...summary.lines, summary.total].map(({ label, amount, detail }, at) => (
          <div key={at === 0 ? 'plan' : 'total'}>
            <dt>
              {label} {amount}
            </dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {pricing.plans.map(({ name, start }) => (
        <Anchor key={name} href={`${paths.signIn}?plan=${name}`} label={start} />
      ))}
      <Items
        of={timelineOfQuote(quote, null).moments.map(
          ({ when, amount = '', what }) => `${when} ${amount} ${what}`,
        )}
      />
    </section>
    <p>{pricing.devices}</p>
    <details>
      <summary>{pricing.table.summary}</summary>
      <table>
        <caption>{pricing.table.caption}</caption>
        <tbody>
          {[{ devices: pricing.table.devices, prices: pricing.table.columns }, ...pricing.table.rows].map(
            ({ devices, prices }) => (
              <tr key={devices}>
                <th scope="row">{devices}</th>
                {prices.map((price) => (
                  <td key={price}>{price}</td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </details>
  </Part>
);

const Faq = () => (
  <Part id={faq.id} title={faq.title} lead={`${faq.lead} ${faq.more.title} ${faq.more.contact.label}`}>
    {faq.items.map(({ id, question, answer }) => (
      <details key={id} name={faq.group}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <p>{answer}</p>
      </details>
    ))}
    <Anchor href={paths.signIn} label={howItWorks.start} />
  </Part>
);

const Contact = () => (
  <Part id={contact.id} title={contact.title} lead={contact.lead}>
    <details>
      <summary>{contact.open}</summary>
      <p>{contact.how}</p>
      <form>
        {Object.entries(contact.form.fields).map(([name, { label }]) => (
          <label key={name}>
            {label} {name === 'message' ? <textarea name={name} /> : <input name={name} />}
          </label>
        ))}
        <button type="submit">{contact.form.send}</button>
      </form>
    </details>
    <p>
      {contact.address.label}{' '}
      <Anchor href={`mailto:${contact.address.email}`} label={contact.address.email} />
    </p>
  </Part>
);

const Company = () => (
  <Part id={company.id} title={company.title} lead={company.about.body}>
    {company.groups.map(({ title, blocks }) => (
      <div key={title}>
        <h3>{title}</h3>
        {blocks.map((block) => (
          <p key={block.id} id={block.id}>
            <b>{block.title}.</b> {block.body} {'link' in block ? <Anchor {...block.link} /> : null}
          </p>
        ))}
      </div>
    ))}
  </Part>
);

const page = (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{pageTitles.landing}</title>
      <meta name="description" content={pageDescriptions.landing} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <style>{styles}</style>
    </head>
    <body>
      <header>
        <Anchor href="/" label={brand.name} />
        <nav aria-label={header.label}>
          <Anchors of={header.items} />
        </nav>
        <Anchor {...header.dashboard} />
        <Anchor href={paths.signIn} label={header.signUp} />
      </header>
      <main>
        <Hero />
        <Features />
        <HowItWorks />
        <Part id={tryIt.id} title={tryIt.title} lead={tryIt.lead}>
          {tryIt.stage.tabs.map(({ id, label }) => (
            <button key={id} type="button">
              {label}
            </button>
          ))}
        </Part>
        <Pricing />
        <Faq />
        <Contact />
        <Company />
        <Part id={closing.id} title={closing.title} lead={closing.lead}>
          <Slip />
          <Anchor href={paths.signIn} label={howItWorks.start} />
        </Part>
      </main>
      <footer>
        <Anchor href="/" label={brand.name} />
        <p>{footer.motto}</p>
        <nav aria-label={footer.label}>
          {footer.groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Anchors of={links} />
            </div>
          ))}
        </nav>
        <Anchors
          of={footer.social.links.map(({ label, href }) => ({
            href,
            label: `${label} ${footer.social.newTab}`,
          }))}
        />
        <p>{footer.copyright(2026)}</p>
      </footer>
    </body>
  </html>
);

/** The landing page's content as plain HTML: its words and pictures, one short style sheet, no script. */
export const floorPage = `<!doctype html>${renderToStaticMarkup(page)}`;
