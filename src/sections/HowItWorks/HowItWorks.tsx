import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { renderedLate } from '#components/renderedLate.ts';
import { SectionFrame, type SectionFrameProps } from '#components/SectionFrame.tsx';
import { StepBlock } from './StepBlock.tsx';
import { VideoPlayer, type VideoPlayerProps } from '#components/VideoPlayer.tsx';
import type { Language } from '#domain/language.ts';
import { tokens } from '#theme/index.ts';

const stepHeights = { phone: 710, tablet: 480, laptop: 640 };

// All four in sight, one under the other or two beside two: nothing to turn.
const Steps = styled(List)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  [theme.breakpoints.up('tablet')]: { gap: theme.spacing(2) },
  [theme.breakpoints.up('laptop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})) as typeof List;

const StepCard = styled(Card)(({ theme }) => ({
  ...renderedLate(theme, stepHeights),
  outlineOffset: -1,
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1),
  borderRadius: tokens.radius.panel,
  backgroundColor: tokens.color.paper,
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(3) },
}));

const Ways = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '& > a': { flex: '0 1 auto' },
  [theme.breakpoints.down('tablet')]: {
    gap: theme.spacing(1),
    '& > a': { flex: '1 1 auto', paddingInline: 8, fontSize: '0.9375rem' },
  },
}));

/** A cut of a video rendered from a demo: its files (best first) and a poster of the same size. */
interface StepCut {
  sources: ReadonlyArray<{ src: string; type: string; media: string }>;
  poster: { avif: string; width: number; height: number };
}

/** A video in two cuts: wide, with a WebP poster as fallback, and upright for phones, with the URL of its WebVTT. */
export interface StepFilm extends StepCut {
  poster: StepCut['poster'] & { webp: string };
  upright: StepCut & { captions: string };
}

const heights = { phone: 3040, tablet: 2160, laptop: 1540 };

export interface HowItWorksProps<Film extends string> extends Pick<
  SectionFrameProps,
  'id' | 'title' | 'lead'
> {
  /** The steps in order, each with the name of its video. */
  steps: ReadonlyArray<{
    id: string;
    title: string;
    description: string;
    highlights: readonly string[];
    film: { name: Film; alt: string; description: string };
  }>;
  /** The videos by name. */
  films: Readonly<Record<Film, StepFilm>>;
  /** Label and language of the captions. */
  inWords: { srcLang: Language; label: string };
  player: Pick<VideoPlayerProps, 'playLabel' | 'pauseLabel' | 'fullscreenLabel' | 'closeLabel'>;
  /** Label of the sign-up link. */
  start: string;
  /** Address of the sign-up link. */
  startHref: string;
  /** Link to the demos. */
  tryIt: { label: string; href: string };
}

/** Converts a video's files to props of the player. */
function filesOf({ poster, sources, upright }: StepFilm) {
  const { webp: src, ...still } = poster;
  return {
    poster: { src, ...still },
    otherPoster: { media: upright.sources[0]?.media ?? 'not all', ...upright.poster },
    sources: [...upright.sources, ...sources],
  };
}

/** Four steps, each with a short video, and links to the sign-up and the demos. */
export function HowItWorks<Film extends string>(props: HowItWorksProps<Film>) {
  const { steps, films, inWords, player, start, startHref, tryIt, ...frame } = props;
  return (
    <SectionFrame {...frame} band="white" heights={heights}>
      <Steps component="ol">
        {steps.map(({ id, film: { name, alt, description }, ...step }, at) => {
          const { poster, ...files } = filesOf(films[name]);
          const titleId = `${id}-title`;
          return (
            <ListItem key={id} id={id}>
              <StepCard variant="plain" data-rendered-late="">
                <StepBlock
                  {...step}
                  titleId={titleId}
                  number={at + 1}
                  media={
                    <VideoPlayer
                      id={`${id}-film`}
                      title={step.title}
                      titleId={titleId}
                      description={description}
                      {...files}
                      {...player}
                      poster={{ ...poster, alt }}
                      captions={{ src: films[name].upright.captions, ...inWords }}
                      playsInView
                    />
                  }
                />
              </StepCard>
            </ListItem>
          );
        })}
      </Steps>
      <Ways>
        <ActionLink href={startHref} inApp variant="contained" size="large">
          {start}
        </ActionLink>
        <ActionLink href={tryIt.href} variant="outlined" size="large">
          {tryIt.label}
        </ActionLink>
      </Ways>
    </SectionFrame>
  );
}
