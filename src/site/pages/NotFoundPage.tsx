import { styled } from '@mui/material/styles';
import { notFound as inSpanish } from '#content/es/pages.ts';
import { otherLanguages } from '#content/languageNames.ts';
import { scene } from '#content/funnel/scene.ts';
import { notFound } from '#content/pages.ts';
import type { Language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import type { Translated } from '#domain/translated.ts';
import { tokens } from '#theme/index.ts';
import { Truck } from '#truck/Truck.tsx';
import { PublicFrame } from '../PublicFrame.tsx';

const { color, measure, target } = tokens;

const Missing = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: measure.page + 48,
  margin: '0 auto',
  padding: theme.spacing(6, 2.5, 12),
  '& > h1': theme.typography.h1,
  '& > div': { display: 'inherit', gap: 'inherit' },
  '& h2': theme.typography.h2,
  '& p': { maxWidth: measure.text },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target.small,
    color: color.orangeText,
    textUnderlineOffset: '0.2em',
  },
}));

const inEach: Readonly<Record<Language, Translated<typeof notFound>>> = { en: notFound, es: inSpanish };

/**
 * Shown at an unknown URL, with status 404, in a browser that does not follow the redirect to the landing page. Says in
 * every language that the page does not exist, and links to the landing pages, because one file serves all unknown URLs.
 */
export function NotFoundPage() {
  return (
    <PublicFrame>
      <Missing>
        <Truck state="lost" shape="strip" label={scene.lost()} />
        <h1>{notFound.heading}</h1>
        <p>{notFound.explanation}</p>
        <ul>
          {notFound.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        {otherLanguages.map((other) => (
          <div key={other} lang={other}>
            <h2>{inEach[other].heading}</h2>
            <p>{inEach[other].explanation}</p>
            <a href={pathIn(other, paths.landing)}>{inEach[other].links[0].label}</a>
          </div>
        ))}
      </Missing>
    </PublicFrame>
  );
}
