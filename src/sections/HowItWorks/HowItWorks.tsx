import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { SectionFrame, type SectionFrameProps } from '#components/SectionFrame.tsx';
import { StepBlock } from '#components/StepBlock.tsx';
import { VideoPlayer, type VideoPlayerProps } from '#components/VideoPlayer.tsx';

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(8),
  [theme.breakpoints.up('laptop')]: { gap: theme.spacing(14) },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(2),
  marginTop: theme.spacing(8),
  '& > a': { flex: '0 1 auto' },
  [theme.breakpoints.down('tablet')]: { flexDirection: 'column' },
  [theme.breakpoints.up('laptop')]: { marginTop: theme.spacing(12) },
}));

/** A film as it was rendered from a demo: its size, its files, the best first, its words, and a still of the same shape. */
export interface StepFilm {
  sources: VideoPlayerProps['sources'];
  /** Address of a WebVTT file that says in words what happens. */
  captions: string;
  poster: { avif: string; webp: string; width: number; height: number };
}

/** Props of `HowItWorks`. */
export interface HowItWorksProps<Film extends string> extends Pick<
  SectionFrameProps,
  'id' | 'title' | 'lead'
> {
  /** The steps in order; each names its film and says what there is to see. */
  steps: ReadonlyArray<{
    id: string;
    title: string;
    description: string;
    highlights: readonly string[];
    film: { name: Film; alt: string; description: string };
  }>;
  /** The films the steps name. */
  films: Readonly<Record<Film, StepFilm>>;
  /** What the captions of every film are called, and their language. */
  inWords: { srcLang: string; label: string };
  /** What the buttons of every film say. */
  player: Pick<VideoPlayerProps, 'playLabel' | 'pauseLabel' | 'fullscreenLabel' | 'closeLabel'>;
  /** Words of the way in. */
  start: string;
  /** Where the way in leads. */
  startHref: string;
  /** The way to the demos. */
  tryIt: { label: string; href: string };
}

/** What an owner does with it, step by step, each with a short film, and the two ways on. */
export function HowItWorks<Film extends string>(props: HowItWorksProps<Film>) {
  const { steps, films, inWords, player, start, startHref, tryIt, ...frame } = props;
  return (
    <SectionFrame {...frame} band="white">
      <Steps>
        {steps.map(({ id, film: { name, alt, description }, ...step }, at) => {
          const { sources, captions, poster } = films[name];
          const { avif, webp, width, height } = poster;
          const still = { src: webp, avif, width, height, alt };
          const shown = { id: `${id}-film`, title: step.title, poster: still, sources, description };
          const words = { src: captions, ...inWords };
          return (
            <li key={id} id={id}>
              <StepBlock
                {...step}
                number={at + 1}
                flip={at % 2 === 1}
                media={<VideoPlayer {...shown} {...player} captions={words} />}
              />
            </li>
          );
        })}
      </Steps>
      <Ways>
        <ActionLink href={startHref} variant="contained" size="large">
          {start}
        </ActionLink>
        <ActionLink href={tryIt.href} variant="outlined" size="large">
          {tryIt.label}
        </ActionLink>
      </Ways>
    </SectionFrame>
  );
}
