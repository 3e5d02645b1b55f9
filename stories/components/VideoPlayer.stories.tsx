import { expect, spyOn, waitFor } from 'storybook/test';
import { VideoPlayer } from '#components/VideoPlayer.tsx';
import { howItWorks } from '#content/landing/howItWorks.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { notPictured, onlyAt, picturedAt } from '#storybook/pictured.ts';
import { sampleFilm } from '../support/sampleFilm.ts';

const [step] = howItWorks.steps;
const { webp, width, height } = sampleFilm.poster;
const still = { src: webp, width, height, alt: step.film.alt };

const meta = preview.meta({
  title: 'Components/Content/VideoPlayer',
  component: VideoPlayer,
  tags: ['autodocs'],
  decorators: [inColumn(720)],
  args: {
    id: 'sample-film',
    title: step.title,
    poster: still,
    sources: sampleFilm.sources,
    description: step.film.description,
    ...howItWorks.player,
  },
});

const { playLabel, pauseLabel, fullscreenLabel, closeLabel } = howItWorks.player;
const moving = notPictured('A film that plays is never the same twice.');
const onADesk = { ...onlyAt('desktop'), parameters: { ...picturedAt('desktop'), ...moving } };
const onAPhone = onlyAt('phone');
const movingOnAPhone = { ...onAPhone, parameters: { ...onAPhone.parameters, ...moving } };

/** The film over the still, which is there from the first play on. */
const filmIn = (root: HTMLElement) => root.querySelector<HTMLVideoElement>('video[data-watch]')!;
const dialogIn = (root: HTMLElement) => root.querySelector('dialog')!;
const largeIn = (root: HTMLElement) => root.querySelector<HTMLVideoElement>('dialog video')!;

/** Nothing is fetched before it plays. */
export const Resting = meta.story({
  tags: ['R-STEPS-PLAY'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
});

export const UnderAHeading = meta.story({
  parameters: notPictured('It looks like the resting one, under a heading.'),
  args: { titleId: 'sample-title' },
  decorators: [
    (Story) => (
      <>
        <h3 id="sample-title">{step.title}</h3>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const play = canvas.getByRole('button', { name: playLabel });
    await expect(play).toHaveAccessibleDescription(step.title);
  },
});

/** The first file's media query never matches, so the player skips it. */
export const PlaysTheCutForTheWindow = meta.story({
  ...onADesk,
  args: {
    otherPoster: { media: '(width < 1px)', avif: webp, width, height },
    sources: [
      { src: 'data:video/mp4;base64,', type: 'video/mp4', media: '(width < 1px)' },
      ...sampleFilm.sources,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: playLabel }));
    await waitFor(() => expect(filmIn(canvasElement).paused).toBe(false));
    const types = [...filmIn(canvasElement).querySelectorAll('source')].map(({ type }) => type);
    await expect(types).toEqual(sampleFilm.sources.map(({ type }) => type));
  },
});

export const WithCaptions = meta.story({
  ...movingOnAPhone,
  args: { captions: { src: 'data:text/vtt,WEBVTT', srcLang: 'en', label: 'English' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: playLabel }));
    const track = canvasElement.querySelector('track')!;
    await expect([track.kind, track.srclang, track.label]).toEqual(['captions', 'en', 'English']);
  },
});

/** Under reduced motion it does not play. */
export const PlaysByItselfInView = meta.story({ ...onADesk, args: { playsInView: true } });

export const PlaysAndPausesByItsButtonAndByATap = meta.story({
  tags: ['R-STEPS-PLAY'],
  ...onADesk,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: playLabel }));
    const film = filmIn(canvasElement);
    await waitFor(() => expect(film.currentTime).toBeGreaterThan(0));
    await expect(film.paused).toBe(false);
    await expect([film.muted, film.loop]).toEqual([true, true]);
    // Styles hide the other label one frame later.
    await expect(await canvas.findByRole('button', { name: pauseLabel })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: playLabel })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: pauseLabel }));
    await expect(film.paused).toBe(true);
    await expect(await canvas.findByRole('button', { name: playLabel })).toBeVisible();
    await userEvent.click(film);
    await waitFor(() => expect(film.paused).toBe(false));
    await userEvent.click(film);
    await expect(film.paused).toBe(true);
  },
});

export const GoesBackToRestingWhenTheFilmDoesNotCome = meta.story({
  ...onADesk,
  args: { sources: [{ src: 'data:video/webm;base64,', type: 'video/webm' }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: playLabel }));
    const film = filmIn(canvasElement);
    await waitFor(() => expect([film.networkState, film.paused]).toEqual([film.NETWORK_NO_SOURCE, true]));
    await expect(await canvas.findByRole('button', { name: playLabel })).toBeVisible();
  },
});

export const PlaysInAModalOnAPhoneUntilItIsClosed = meta.story({
  tags: ['R-STEPS-MODAL'],
  ...onAPhone,
  parameters: notPictured('It looks like Resting.'),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: playLabel }));
    const large = largeIn(canvasElement);
    await expect(canvas.getByRole('dialog', { name: args.title })).toBeVisible();
    await expect(dialogIn(canvasElement).matches(':modal')).toBe(true);
    await waitFor(() => expect(large.currentTime).toBeGreaterThan(0));
    await expect([large.controls, large.muted, large.loop]).toEqual([true, true, true]);
    await expect(filmIn(canvasElement)).toBeNull();
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });

    await userEvent.click(canvas.getByRole('button', { name: closeLabel }));
    await expect(dialogIn(canvasElement).open).toBe(false);
    await waitFor(() => expect(large.paused).toBe(true));
    await expect(canvas.getByRole('button', { name: playLabel })).toHaveFocus();
    // A tap on the still focuses nothing to which the dialog could return the focus.
    await userEvent.click(await canvas.findByRole('img'));
    await waitFor(() => expect(dialogIn(canvasElement).open).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: closeLabel }));
    await expect(canvas.getByRole('button', { name: playLabel })).toHaveFocus();
  },
});

export const OpensOnceForTwoPresses = meta.story({
  ...onAPhone,
  parameters: notPictured('It looks like the resting one, under a dialog.'),
  play: async ({ args, canvas }) => {
    const opener = await canvas.findByRole('button', { name: playLabel });
    const opened = spyOn(HTMLDialogElement.prototype, 'showModal');
    // Both waited for the script.
    opener.click();
    opener.click();
    await expect(canvas.getByRole('dialog', { name: args.title })).toBeVisible();
    // Older browsers throw for a dialog that is open.
    await expect(opened).toHaveBeenCalledOnce();
  },
});

export const AsksForTheWholeScreen = meta.story({
  tags: ['R-STEPS-FULLSCREEN'],
  ...movingOnAPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const asked = spyOn(HTMLElement.prototype, 'requestFullscreen').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: fullscreenLabel }));
    await expect(asked.mock.contexts).toEqual([largeIn(canvasElement)]);
    await waitFor(() => expect(largeIn(canvasElement).paused).toBe(false));
  },
});
