/**
 * Names by which apps mark the browser inside them: Facebook and its Messenger, Instagram and Threads, Line, TikTok, LinkedIn,
 * Snapchat, Pinterest, WeChat, KakaoTalk; and Android's mark of any app's web view.
 */
const marks =
  /; wv\)|\bFB(?:AN|AV|_IAB)\b|\b(?:Instagram|Barcelona|Line|musical_ly|BytedanceWebview|LinkedInApp|Snapchat|MicroMessenger|KAKAOTALK)\b|\[Pinterest\//u;

/** Whether a browser is one inside an app, which Google refuses to sign anybody in to, by its user agent. */
export function isEmbeddedBrowser(userAgent: string): boolean {
  return marks.test(userAgent);
}
