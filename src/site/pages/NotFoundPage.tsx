import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { WaysOn } from '#components/buttonRows.ts';
import { Sheet } from '#components/Sheet.tsx';
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

// As on the screens of the sign-up: the truck below the heading on a phone, beside the text on a laptop.
const Missing = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: measure.site + 40,
  margin: '0 auto',
  padding: theme.spacing(0, 2.5, 6),
  '& h1': theme.typography.h1,
  '& h2': theme.typography.h4,
  '& p': { maxWidth: measure.text },
  [theme.breakpoints.up('tablet')]: { gap: theme.spacing(4), padding: theme.spacing(5, 2.5, 12) },
  [theme.breakpoints.up('laptop')]: {
    gridTemplate: '"heading truck" auto "body truck" 1fr / minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(7),
    '& > :nth-of-type(2)': { gridArea: 'truck' },
  },
}));

const Heading = styled('div')(({ theme }) => ({
  '& > p': {
    ...theme.typography.subtitle1,
    color: theme.vars.palette.text.secondary,
    marginTop: theme.spacing(0.5),
    [theme.breakpoints.up('tablet')]: { marginTop: theme.spacing(1.5) },
  },
}));

const Other = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  borderTop: `1px solid ${color.line}`,
  paddingTop: theme.spacing(3),
  '& > a': {
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
  const [start, signIn] = notFound.links;
  return (
    <PublicFrame>
      <Missing>
        <Heading>
          <h1>{notFound.heading}</h1>
          <p>{notFound.explanation}</p>
        </Heading>
        <div>
          <Truck state="lost" label={scene.lost()} />
        </div>
        <Sheet>
          <WaysOn>
            <ActionLink variant="contained" href={start.href}>
              {start.label}
            </ActionLink>
            <ActionLink variant="text" href={signIn.href}>
              {signIn.label}
            </ActionLink>
          </WaysOn>
          {otherLanguages.map((other) => (
            <Other key={other} lang={other}>
              <h2>{inEach[other].heading}</h2>
              <p>{inEach[other].explanation}</p>
              <a href={pathIn(other, paths.landing)}>{inEach[other].links[0].label}</a>
            </Other>
          ))}
        </Sheet>
      </Missing>
    </PublicFrame>
  );
}
