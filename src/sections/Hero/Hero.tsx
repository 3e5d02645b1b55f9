import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { tokens } from '#theme/index.ts';

const Band = styled('section')(({ theme }) => ({
  maxWidth: tokens.measure.site,
  margin: '0 auto',
  padding: theme.spacing(6, 2.5, 8),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(10, 2.5, 12) },
}));

const Headline = styled('h1')(({ theme }) => ({ ...theme.typography.display, maxWidth: '18ch' }));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.vars.palette.text.secondary,
  maxWidth: '52ch',
}));

const Ways = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

/** Props of `Hero`. */
export interface HeroProps {
  title: string;
  body: string;
  /** The one way on. */
  start: { label: string; href: string };
  /** For a visitor who wants to read first. */
  readOn: { label: string; href: string };
}

/** The first thing a visitor reads: what this is, and how to begin. */
export function Hero({ title, body, start, readOn }: HeroProps) {
  return (
    <Band aria-labelledby="hero-title">
      <Headline id="hero-title">{title}</Headline>
      <Lead>{body}</Lead>
      <Ways>
        <ActionLink href={start.href} variant="contained" size="large">
          {start.label}
        </ActionLink>
        <ActionLink href={readOn.href} variant="outlined" size="large">
          {readOn.label}
        </ActionLink>
      </Ways>
    </Band>
  );
}
