/**
 * Names by which apps mark the browser inside them: Facebook and its Messenger, Instagram and Threads, Line, TikTok, LinkedIn,
 * Snapchat, Pinterest, WeChat, KakaoTalk; Android's mark of any app's web view; and on an iPhone or iPad a name after the build where
 * every browser says `Safari`, such as X's. A site on the home screen says neither.
 */
const marks =
  /; wv\)|\bFB(?:AN|AV|_IAB)\b|\b(?:Instagram|Barcelona|Line|musical_ly|BytedanceWebview|LinkedInApp|Snapchat|MicroMessenger|KAKAOTALK)\b|\[Pinterest\/|\((?:iPhone|iPad|iPod)\b.* Mobile\/\w+ (?!.*\bSafari\/)/u;

/** Whether a browser is one inside an app, which Google refuses to sign anybody in to, by its user agent. */
export function isEmbeddedBrowser(userAgent: string): boolean {
  return marks.test(userAgent);
}
