import { expect, it } from 'vitest';
import { isEmbeddedBrowser } from '#domain/embeddedBrowser.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const webView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A.250205.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'Instagram on iPhone',
    `${iPhone} Mobile/22F76 Instagram 382.0.0.27.85 (iPhone15,2; iOS 18_5; en_US; scale=3.00)`,
  ],
  [
    'Instagram on Android',
    `${webView} Chrome/136.0.7103.60 Mobile Safari/537.36 Instagram 380.0.0.49.84 Android`,
  ],
  ['Threads', `${iPhone} Mobile/22F76 Barcelona 382.0.0.20.95 (iPhone15,2; iOS 18_5)`],
  [
    'Facebook on iPhone',
    `${iPhone} Mobile/22F76 [FBAN/FBIOS;FBAV/515.0.0.34.109;FBBV/735000000;FBDV/iPhone15,2]`,
  ],
  [
    'Facebook on Android',
    `${android} Version/4.0 Chrome/136.0.7103.60 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/514.0.0.50.75;]`,
  ],
  ['Messenger', `${iPhone} Mobile/22F76 [FBAN/MessengerForiOS;FBAV/508.0.0.36.110;]`],
  ['Line on iPhone', `${iPhone} Mobile/22F76 Safari Line/15.7.1`],
  ['Line on Android', `${webView} Chrome/136.0.7103.60 Mobile Safari/537.36 Line/15.7.0/IAB`],
  ['TikTok', `${iPhone} Mobile/22F76 musical_ly_39.5.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['LinkedIn', `${iPhone} Mobile/22F76 [LinkedInApp]/9.31.1234`],
  ['X on iPhone', `${iPhone} Mobile/22F76 Twitter for iPhone/11.2`],
  ['any app on iPad that adds its name', `${iPhone.replaceAll('iPhone', 'iPad')} Mobile/22F76 Orders/3.1`],
  ['Pinterest', `${iPhone} Mobile/22F76 [Pinterest/iOS]`],
  ['a web view of any Android app', `${webView} Chrome/136.0.7103.60 Mobile Safari/537.36`],
])('%s is a browser inside an app (R-SIGNIN-EMBEDDED)', (_, userAgent) => {
  expect(isEmbeddedBrowser(userAgent)).toBe(true);
});

it.each([
  ['Safari on iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${iPhone} CriOS/136.0.7103.56 Mobile/15E148 Safari/604.1`],
  ['Firefox on iPhone', `${iPhone} FxiOS/138.0 Mobile/15E148 Safari/605.1.15`],
  ['the site on the home screen of an iPhone', `${iPhone} Mobile/15E148`],
  ['Chrome on Android', `${android} Chrome/136.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:138.0) Gecko/138.0 Firefox/138.0'],
  ['Chrome', `${desktop} Chrome/136.0.0.0 Safari/537.36`],
  ['Edge', `${desktop} Chrome/136.0.0.0 Safari/537.36 Edg/136.0.0.0`],
  ['a browser whose name ends alike', `${desktop} Chrome/136.0.0.0 Safari/537.36 Online/2.0 Pipeline/1`],
  ['no name at all', ''],
])('%s is none (R-SIGNIN-EMBEDDED)', (_, userAgent) => {
  expect(isEmbeddedBrowser(userAgent)).toBe(false);
});
