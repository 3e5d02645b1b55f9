// Written by `npm run media`, which renders every file named here from the demos. Change `.media/`, not this.
import type { LandingMedia } from './album.ts';

/** The files under `/media`, in a folder named for what is in it. */
export const media: LandingMedia = {
  hero: {
    order: {
      width: 800,
      height: 600,
      src: '/media/c9a1ab00/hero-order-800.webp',
      avif: '/media/c9a1ab00/hero-order-400.avif 400w, /media/c9a1ab00/hero-order-800.avif 800w',
      webp: '/media/c9a1ab00/hero-order-400.webp 400w, /media/c9a1ab00/hero-order-800.webp 800w',
    },
    map: {
      width: 800,
      height: 600,
      src: '/media/c9a1ab00/hero-map-800.webp',
      avif: '/media/c9a1ab00/hero-map-400.avif 400w, /media/c9a1ab00/hero-map-800.avif 800w',
      webp: '/media/c9a1ab00/hero-map-400.webp 400w, /media/c9a1ab00/hero-map-800.webp 800w',
    },
  },
  videos: {
    'heat-map': {
      width: 800,
      height: 500,
      seconds: 9.08,
      sources: [
        { src: '/media/c9a1ab00/heat-map.av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
        { src: '/media/c9a1ab00/heat-map.vp9.webm', type: 'video/webm; codecs="vp09.00.30.08"' },
        { src: '/media/c9a1ab00/heat-map.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
      ],
      captions: '/media/c9a1ab00/heat-map.vtt',
      poster: {
        width: 800,
        height: 500,
        avif: '/media/c9a1ab00/heat-map-poster.avif',
        webp: '/media/c9a1ab00/heat-map-poster.webp',
      },
    },
    'menu-builder': {
      width: 800,
      height: 500,
      seconds: 8.5,
      sources: [
        { src: '/media/c9a1ab00/menu-builder.av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
        { src: '/media/c9a1ab00/menu-builder.vp9.webm', type: 'video/webm; codecs="vp09.00.30.08"' },
        { src: '/media/c9a1ab00/menu-builder.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
      ],
      captions: '/media/c9a1ab00/menu-builder.vtt',
      poster: {
        width: 800,
        height: 500,
        avif: '/media/c9a1ab00/menu-builder-poster.avif',
        webp: '/media/c9a1ab00/menu-builder-poster.webp',
      },
    },
    'point-of-sale': {
      width: 800,
      height: 500,
      seconds: 9.92,
      sources: [
        { src: '/media/c9a1ab00/point-of-sale.av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
        { src: '/media/c9a1ab00/point-of-sale.vp9.webm', type: 'video/webm; codecs="vp09.00.30.08"' },
        { src: '/media/c9a1ab00/point-of-sale.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
      ],
      captions: '/media/c9a1ab00/point-of-sale.vtt',
      poster: {
        width: 800,
        height: 500,
        avif: '/media/c9a1ab00/point-of-sale-poster.avif',
        webp: '/media/c9a1ab00/point-of-sale-poster.webp',
      },
    },
    analytics: {
      width: 800,
      height: 500,
      seconds: 8.75,
      sources: [
        { src: '/media/c9a1ab00/analytics.av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
        { src: '/media/c9a1ab00/analytics.vp9.webm', type: 'video/webm; codecs="vp09.00.30.08"' },
        { src: '/media/c9a1ab00/analytics.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
      ],
      captions: '/media/c9a1ab00/analytics.vtt',
      poster: {
        width: 800,
        height: 500,
        avif: '/media/c9a1ab00/analytics-poster.avif',
        webp: '/media/c9a1ab00/analytics-poster.webp',
      },
    },
  },
};
