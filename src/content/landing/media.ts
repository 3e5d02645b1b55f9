// Written by `npm run media`, which renders every file named here from the demos. Change `.media/`, not this.
import type { LandingMedia } from './album.ts';

/** The files under `/media`, each with its content's hash in its name. */
export const media: LandingMedia = {
  hero: {
    order: {
      width: 800,
      height: 600,
      src: '/media/hero-order-800.faef5433.webp',
      avif: '/media/hero-order-400.8e5c9908.avif 400w, /media/hero-order-800.99c4f4fe.avif 800w',
      webp: '/media/hero-order-400.c673f00f.webp 400w, /media/hero-order-800.faef5433.webp 800w',
    },
    map: {
      width: 800,
      height: 600,
      src: '/media/hero-map-800.86ee2317.webp',
      avif: '/media/hero-map-400.bf3dcd20.avif 400w, /media/hero-map-800.699666b1.avif 800w',
      webp: '/media/hero-map-400.e837439e.webp 400w, /media/hero-map-800.86ee2317.webp 800w',
    },
  },
  videos: {
    'heat-map': {
      width: 800,
      height: 500,
      seconds: 9.08,
      sources: [
        { src: '/media/heat-map.e4a515db.av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
        { src: '/media/heat-map.7c7c4202.vp9.webm', type: 'video/webm; codecs="vp09.00.30.08"' },
        { src: '/media/heat-map.0419f75f.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
      ],
      captions: '/media/heat-map.2c7ae3fd.vtt',
      poster: {
        width: 800,
        height: 500,
        avif: '/media/heat-map-poster.7d5eb987.avif',
        webp: '/media/heat-map-poster.26756600.webp',
      },
    },
    'menu-builder': {
      width: 800,
      height: 500,
      seconds: 8.5,
      sources: [
        { src: '/media/menu-builder.ff74e811.av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
        { src: '/media/menu-builder.35424c34.vp9.webm', type: 'video/webm; codecs="vp09.00.30.08"' },
        { src: '/media/menu-builder.560e7f6e.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
      ],
      captions: '/media/menu-builder.7f967949.vtt',
      poster: {
        width: 800,
        height: 500,
        avif: '/media/menu-builder-poster.537581c9.avif',
        webp: '/media/menu-builder-poster.7ab36f0f.webp',
      },
    },
    'point-of-sale': {
      width: 800,
      height: 500,
      seconds: 9.92,
      sources: [
        { src: '/media/point-of-sale.ab63ee50.av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
        { src: '/media/point-of-sale.faf35f84.vp9.webm', type: 'video/webm; codecs="vp09.00.30.08"' },
        { src: '/media/point-of-sale.b888e229.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
      ],
      captions: '/media/point-of-sale.2b505edb.vtt',
      poster: {
        width: 800,
        height: 500,
        avif: '/media/point-of-sale-poster.ed3dc7cf.avif',
        webp: '/media/point-of-sale-poster.87001b38.webp',
      },
    },
    analytics: {
      width: 800,
      height: 500,
      seconds: 8.75,
      sources: [
        { src: '/media/analytics.972e4204.av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
        { src: '/media/analytics.c62bdbe4.vp9.webm', type: 'video/webm; codecs="vp09.00.30.08"' },
        { src: '/media/analytics.09fcbf2a.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
      ],
      captions: '/media/analytics.0a9e8e5a.vtt',
      poster: {
        width: 800,
        height: 500,
        avif: '/media/analytics-poster.32aca099.avif',
        webp: '/media/analytics-poster.ae86a2f0.webp',
      },
    },
  },
};
