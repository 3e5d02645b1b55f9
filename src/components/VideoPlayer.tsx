import type { PlayerFilm } from '#behaviours/films.ts';
import { video } from '#behaviours/video.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Player } from './videoDialog.ts';
import { FullscreenButton, PlayButton, VideoFrame } from './videoPlayerParts.ts';

/** Props of `VideoPlayer`. */
export interface VideoPlayerProps {
  /** Id that links the video to its description. */
  id: string;
  /** Title of the video and of the dialog. */
  title: string;
  /** Id of the heading with that title, which then describes the buttons. */
  titleId?: string;
  /** The picture shown until the first play, as large as the video; `avif` is the same one, smaller. */
  poster: { src: string; srcSet?: string; avif?: string; width: number; height: number; alt: string };
  /** The picture of a cut for other windows, such as an upright one for phones, as large as that cut. */
  otherPoster?: { media: string; avif: string; width: number; height: number };
  /** The same video in several formats and, with `media`, cuts: the best first. None is fetched before the first play. */
  sources: ReadonlyArray<{ src: string; type: string; media?: string }>;
  /** A file in WebVTT that says what happens and when; the dialog’s controls offer it. */
  captions?: { src: string; srcLang: string; label: string };
  /** Button label while the video is paused. */
  playLabel: string;
  /** Button label while the video plays. */
  pauseLabel: string;
  /** Label of the full-screen button on small windows. */
  fullscreenLabel: string;
  /** Accessible name of the dialog's close button. */
  closeLabel: string;
  /** Plays it by itself while it is in view, unless the visitor asks for less motion or fewer bytes. */
  playsInView?: boolean;
  /** A text description of the video, for screen readers. */
  description: string;
}

function PosterOfCut({ avif, ...cut }: NonNullable<VideoPlayerProps['otherPoster']>) {
  return <source type="image/avif" srcSet={avif} {...cut} />;
}

/**
 * A short film without sound, in a loop, framed like a tablet. On a small window a tap plays it over the whole screen.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { id, title, titleId, poster, otherPoster, sources, captions, description, playsInView } = props;
  const { playLabel, pauseLabel, fullscreenLabel, closeLabel } = props;
  useBehaviour(video);
  const { avif, alt, ...still } = poster;
  const words = `${id}-words`;
  const film: PlayerFilm = {
    files: sources,
    title,
    close: closeLabel,
    words,
    ...(captions && { captions: { src: captions.src, srclang: captions.srcLang, label: captions.label } }),
  };
  return (
    <Player
      film={otherPoster ?? poster}
      data-kept-clear=""
      data-player={JSON.stringify(film)}
      data-plays-in-view={playsInView ? '' : undefined}
    >
      <VideoFrame poster={poster} otherCut={otherPoster}>
        <picture data-watch="">
          {otherPoster ? <PosterOfCut {...otherPoster} /> : null}
          {avif ? <source type="image/avif" srcSet={avif} /> : null}
          <img {...still} alt={alt} loading="lazy" decoding="async" />
        </picture>
        <PlayButton type="button" data-watch="" aria-describedby={titleId}>
          <span data-while="resting">{playLabel}</span>
          <span data-while="playing">{pauseLabel}</span>
        </PlayButton>
        <FullscreenButton type="button" data-watch="full" aria-describedby={titleId}>
          {fullscreenLabel}
        </FullscreenButton>
      </VideoFrame>
      <VisuallyHidden id={words}>{description}</VisuallyHidden>
    </Player>
  );
}
