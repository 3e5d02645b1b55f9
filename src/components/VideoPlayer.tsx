import { Maximize, Pause, Play, X } from 'lucide-react';
import { video } from '#behaviours/video.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { Icon } from './Icon.tsx';
import { Caption, CloseKey, Film, Head, Key, Screen, Theatre, WholeScreen } from './videoStage.ts';

/** Props of `VideoPlayer`. */
export interface VideoPlayerProps {
  /** Ties the film to its title and words. */
  id: string;
  /** What the video is called; also the title of the dialog. */
  title: string;
  /** The picture shown until the first play, as large as the video; `avif` is the same one, smaller. */
  poster: { src: string; srcSet?: string; avif?: string; width: number; height: number; alt: string };
  /** The same video in several formats, the best first. None is fetched before the first play. */
  sources: ReadonlyArray<{ src: string; type: string }>;
  /** A file in WebVTT that says what happens and when; the dialog’s controls offer it. */
  captions?: { src: string; srcLang: string; label: string };
  /** What the button says while the video rests. */
  playLabel: string;
  /** What it says while the video plays. */
  pauseLabel: string;
  /** What the button of a small window says that asks for the whole screen. */
  fullscreenLabel: string;
  /** What the dialog's cross does. */
  closeLabel: string;
  /** What there is to see, for who cannot see it; stands under the video. */
  description: string;
}

/** A short film without sound, in a loop, framed like a tablet. On a small window it plays over the whole screen. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { id, title, poster, sources, captions, description } = props;
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
    <div data-player={JSON.stringify(sources)}>
      <Screen>
        <picture>
          {poster.avif ? <source type="image/avif" srcSet={poster.avif} /> : null}
          <img {...still} alt={poster.alt} loading="lazy" decoding="async" />
        </picture>
        <Film {...film} data-watch="" />
        <Key type="button" data-watch="" aria-describedby={titleId}>
          <span data-while="resting">
            <Icon of={Play} />
            {playLabel}
          </span>
          <span data-while="playing">
            <Icon of={Pause} />
            {pauseLabel}
          </span>
        </Key>
      </Screen>
      <WholeScreen type="button" data-watch="full" aria-describedby={titleId}>
        <Icon of={Maximize} />
        {fullscreenLabel}
      </WholeScreen>
      <Caption id={wordsId}>{description}</Caption>
      <Theatre aria-labelledby={titleId}>
        <Head>
          <p id={titleId}>{title}</p>
          <form method="dialog">
            <CloseKey type="submit" aria-label={closeLabel}>
              <Icon of={X} size={24} />
            </CloseKey>
          </form>
        </Head>
        <Film {...film} controls aria-label={title}>
          {captions ? <track kind="captions" {...captions} /> : null}
        </Film>
      </Theatre>
    </div>
  );
}
