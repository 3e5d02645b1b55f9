/** What a `[data-player]` says of its film, as JSON (`components/VideoPlayer.tsx`). */
export interface PlayerFilm {
  /** The film in several formats and, with `media`, cuts: the best first. */
  files: ReadonlyArray<{ src: string; type: string; media?: string }>;
  /** Title of the film, which names its dialog. */
  title: string;
  /** Accessible name of the dialog's close button. */
  close: string;
  /** Id of its description. */
  words: string;
  captions?: { src: string; srclang: string; label: string };
}

function filmOf(player: HTMLElement): PlayerFilm {
  return JSON.parse(player.dataset['player'] ?? '') as PlayerFilm;
}

function newVideo(page: Document, words: string): HTMLVideoElement {
  const film = page.createElement('video');
  film.setAttribute('aria-describedby', words);
  return Object.assign(film, { muted: true, loop: true, playsInline: true, preload: 'none' });
}

/** The film over the still; null before its first play. */
export function findInlineVideo(player: HTMLElement | null): HTMLVideoElement | null {
  return player?.querySelector<HTMLVideoElement>('video[data-watch]') ?? null;
}

/** The film that lies over the still; it is made at the first play. */
export function inlineVideo(player: HTMLElement): HTMLVideoElement {
  const known = findInlineVideo(player);
  if (known) return known;
  const film = newVideo(player.ownerDocument, filmOf(player).words);
  film.dataset['watch'] = '';
  // Firefox would stop at it on the way to the button, with nothing to press.
  film.tabIndex = -1;
  player.querySelector('picture')?.after(film);
  return film;
}

/** The screen-filling dialog with the large film; it is made at the first tap. */
export function largeDialog(player: HTMLElement): HTMLDialogElement {
  const known = player.querySelector('dialog');
  if (known) return known;
  const page = player.ownerDocument;
  const { title, close, words, captions } = filmOf(player);
  const dialog = Object.assign(page.createElement('dialog'), { ariaLabel: title });
  const head = Object.assign(page.createElement('form'), { method: 'dialog' });
  head.append(
    Object.assign(page.createElement('p'), { textContent: title }),
    Object.assign(page.createElement('button'), { ariaLabel: close }),
  );
  const film = Object.assign(newVideo(page, words), { controls: true, ariaLabel: title });
  if (captions) film.append(Object.assign(page.createElement('track'), { kind: 'captions', ...captions }));
  dialog.append(head, film);
  player.append(dialog);
  return dialog;
}

/** Plays a film. The files that are for this window load at the first play, and again if they failed. */
export function play(film: HTMLVideoElement, player: HTMLElement): void {
  if (!film.querySelector('source')) {
    filmOf(player)
      // Chrome obeys the `media` of a film's source from version 120 only.
      .files.filter(({ media = 'all' }) => matchMedia(media).matches)
      .forEach((file) => film.append(Object.assign(film.ownerDocument.createElement('source'), file)));
  }
  // WebKit opens no file for a film that is not laid out, as in a dialog that has just opened.
  requestAnimationFrame(() => {
    if (!film.offsetWidth) return;
    if (!film.readyState) film.load();
    film.play().catch(() => film.pause());
  });
}
