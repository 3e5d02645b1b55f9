import { video } from '#behaviours/video.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import {
  CloseButton,
  Video,
  DialogHeader,
  PlayButton,
  VideoFrame,
  FullscreenDialog,
  FullscreenButton,
} from './videoPlayerParts.ts';

/** Props of `VideoPlayer`. */
export interface VideoPlayerProps {
  /** Id that links the video to its title and description. */
  id: string;
  /** Title of the video and of the dialog. */
  title: string;
  /** The picture shown until the first play, with the video's size; `avif` is a smaller file of the same picture. */
  poster: { src: string; srcSet?: string; avif?: string; width: number; height: number; alt: string };
  /** The poster of a cut for other windows, such as an upright one for phones, with that cut's size. */
  otherPoster?: { media: string; avif: string; width: number; height: number };
  /** The same video in several formats and, with `media`, cuts: the best first. No file is fetched before the first play. */
  sources: ReadonlyArray<{ src: string; type: string; media?: string }>;
  /** A WebVTT file that describes the video; the dialog's controls offer it. */
  captions?: { src: string; srcLang: string; label: string };
  /** Button label while the video is paused. */
  playLabel: string;
  /** Button label while the video plays. */
  pauseLabel: string;
  /** Label of the full-screen button on small windows. */
  fullscreenLabel: string;
  /** Accessible name of the dialog's close button. */
  closeLabel: string;
  /** Plays while in view, unless the visitor prefers reduced motion or data. */
  playsInView?: boolean;
  /** A text description of the video, for screen readers. */
  description: string;
}

function PosterOfCut({ avif, ...cut }: NonNullable<VideoPlayerProps['otherPoster']>) {
  return <source type="image/avif" srcSet={avif} {...cut} />;
}

/**
 * A silent looping video, framed like a tablet. On a small window, a tap plays it full screen.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { id, title, poster, otherPoster, sources, captions, description, playsInView } = props;
  const { playLabel, pauseLabel, fullscreenLabel, closeLabel } = props;
  useBehaviour(video);
  const { width, height } = poster;
  const still = { width, height, alt: poster.alt, src: poster.src, srcSet: poster.srcSet };
  const titleId = `${id}-title`;
  const wordsId = `${id}-words`;
  const film = {
    width,
    height,
    'aria-describedby': wordsId,
    muted: true,
    loop: true,
    playsInline: true,
    preload: 'none',
  } as const;
  return (
    <div
      data-kept-clear=""
      data-player={JSON.stringify(sources)}
      data-plays-in-view={playsInView ? '' : undefined}
    >
      <VideoFrame otherCut={otherPoster}>
        <picture>
          {otherPoster ? <PosterOfCut {...otherPoster} /> : null}
          {poster.avif ? <source type="image/avif" srcSet={poster.avif} /> : null}
          <img {...still} alt={poster.alt} loading="lazy" decoding="async" />
        </picture>
        <Video {...film} data-watch="" />
        <PlayButton type="button" data-watch="" aria-describedby={titleId}>
          <span data-while="resting">{playLabel}</span>
          <span data-while="playing">{pauseLabel}</span>
        </PlayButton>
        <FullscreenButton type="button" data-watch="full" aria-describedby={titleId}>
          {fullscreenLabel}
        </FullscreenButton>
      </VideoFrame>
      <VisuallyHidden id={wordsId}>{description}</VisuallyHidden>
      <FullscreenDialog film={otherPoster ?? poster} aria-labelledby={titleId}>
        <DialogHeader>
          <p id={titleId}>{title}</p>
          <form method="dialog">
            <CloseButton type="submit" aria-label={closeLabel} />
          </form>
        </DialogHeader>
        <Video {...film} controls aria-label={title}>
          {captions ? <track kind="captions" {...captions} /> : null}
        </Video>
      </FullscreenDialog>
    </div>
  );
}
