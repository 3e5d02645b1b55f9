import type { PlayerFilm } from '#behaviours/films.ts';
import { video } from '#behaviours/video.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Player } from './videoDialog.ts';
import { FullscreenButton, PlayButton, VideoFrame } from './videoPlayerParts.ts';

export interface VideoPlayerProps {
  /** Id that links the video to its description. */
  id: string;
  /** Title of the video and of the dialog. */
  title: string;
  /** Id of the heading with that title, which then describes the buttons. */
  titleId?: string;
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
 * A silent looping video, framed like a tablet. On a small window, a tap plays it full screen. It has no seek bar in the page, so
 * it is not for a film with sound or of more than half a minute.
 *
 * The behaviour `video` does all of it: it makes the film at its first play and the dialog at the first tap, so that a page with
 * four films is no slower than one with four pictures, and nothing is fetched before. With `playsInView` the film plays while three
 * fifths of it are in view; never under reduced motion, paused animations or a browser that saves data, and not again after the
 * visitor has paused it. A film that does not come leaves the still and the key; without a script there is no key.
 *
 * The buttons are named by their current action and described by the heading with the title; the dialog, which keeps the focus, and
 * its video are named by the title. Nothing is announced: the description says what happens, and nothing is shown in the film alone.
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
