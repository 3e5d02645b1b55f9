import small from './sampleFilm.avif';
import film from './sampleFilm.webm';
import still from './sampleFilm.webp';

const cut = {
  sources: [{ src: film, type: 'video/webm; codecs="vp9"', media: 'all' }],
  poster: { avif: small, webp: still, width: 400, height: 250 },
};

/** A film of one second, under a kilobyte, so that no story waits for the real films. */
export const sampleFilm = { ...cut, upright: { ...cut, captions: 'data:text/vtt,WEBVTT' } };
