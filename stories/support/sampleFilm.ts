import small from './sampleFilm.avif';
import film from './sampleFilm.webm';
import still from './sampleFilm.webp';

/** A film of one second, under a kilobyte, so that a story never waits for the ones made of the demos. */
export const sampleFilm = {
  sources: [{ src: film, type: 'video/webm; codecs="vp9"' }],
  captions: 'data:text/vtt,WEBVTT',
  poster: { avif: small, webp: still, width: 400, height: 250 },
};
