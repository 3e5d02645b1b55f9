/**
 * Features that the built files use although a supported browser lacks them, by their names in MDN's data, with the reason
 * why this is harmless. Every other feature must be in all browsers of `src/domain/browsers.ts`.
 */
export const harmless: Readonly<Record<string, string>> = {
  // The fallback font, until the web font has loaded. The still-first-screen journey measures it in WebKit.
  'css.at-rules.font-face.ascent-override':
    'no Safari has it; each text has a line height of its own, and no line moves',
  'css.at-rules.font-face.descent-override': 'as ascent-override',
  'css.at-rules.font-face.line-gap-override': 'as ascent-override',
  'css.at-rules.font-face.size-adjust':
    'Safari before 17 shows the first words of a first visit up to 7% narrower, until the font is there; then it is kept',

  // Motion and weight.
  'css.at-rules.media.scripting':
    'asks for `enabled` alone: parts are rendered at once and the hero moves at once. `none` is written without it (`prerender/withoutScript.ts`)',
  'css.at-rules.starting-style': 'a dialog appears without motion',
  'css.properties.interpolate-size.allow-keywords': 'an answer opens without motion',
  'css.selectors.details-content':
    'an answer opens without motion; without scripts an anchor leads to a question that stays closed',
  'css.properties.content-visibility.auto': 'a poster is drawn a little earlier than it is seen',
  'css.properties.content-visibility.visible': 'only stands in details-content',
  'html.elements.img.fetchpriority': 'a hint to fetch the picture of the first screen earlier',
  'html.elements.script.type.speculationrules': 'a hint to fetch the next page earlier',
  'html.global_attributes.autocorrect': 'for iPhones, which correct what is typed',

  // Appearance.
  'css.properties.accent-color': 'check marks have the colour of the system',
  'css.properties.break-after.avoid': 'a printed sheet may end with a heading',
  'css.properties.scrollbar-gutter.stable':
    'Safari before 18.2 moves the page by the width of its scroll bar, if it shows one, behind what lies over it',
  'css.properties.text-wrap.balance': 'lines of a heading are not equally long',
  'css.properties.text-wrap.pretty': 'a paragraph may end in one lonely word',
  'css.selectors.-webkit-inner-spin-button': 'takes away a button of Chrome and Safari',
  'css.selectors.selection': 'selected words have the colour of the system',
  'css.properties.color-adjust.exact': 'MUI’s; Chrome reads -webkit-print-color-adjust beside it',
  'css.properties.-webkit-tap-highlight-color': 'a colour of touch screens',
  'html.elements.link.rel.icon': 'an iPhone shows the apple-touch-icon',
  'html.elements.meta.name.theme-color': 'the colour of the frame of the browser',

  // Does not exist on the device.
  'css.properties.cursor.default': 'an iPhone has no cursor',
  'css.properties.cursor.not-allowed': 'an iPhone has no cursor',
  'css.properties.cursor.pointer': 'an iPhone has no cursor',
  'css.properties.cursor.progress': 'an iPhone has no cursor',
  'css.properties.forced-color-adjust.none': 'Safari has no forced colours',
  'css.properties.resize.none': 'an iPhone has no corner to drag',
  'css.properties.resize.vertical': 'an iPhone has no corner to drag',
  'html.elements.meta.name.viewport': 'asked of phones alone',

  // A script replaces the feature; the older-browser journey uses each.
  'html.elements.button.command': '`behaviours/menu.ts` opens the menu',
  'html.elements.button.commandfor': '`behaviours/menu.ts` opens the menu',
  'html.elements.details.name': '`behaviours/openOneOfGroup.ts` closes the other answers',
  'html.elements.dialog.closedby': '`behaviours/closeMenuOnChoice.ts` closes the menu by its backdrop',

  // Asked for before it is used.
  '.showPopover': 'by dnd-kit',
  '.skipTransition': 'by React, after startViewTransition',
  '.startViewTransition': 'by React, for `ViewTransition`, which the project does not use',
  'api.Navigation.currentEntry': 'by React',
  'api.Navigation.navigate': 'by React',
  'api.Navigation.transition': 'by React',
  'api.Navigator.connection': 'a film starts by itself unless the browser says that data is scarce',
  'api.Window.cancelIdleCallback': '`useWhenIdle` has a timer otherwise',
  'api.Window.requestIdleCallback': '`useWhenIdle` has a timer otherwise',
  'javascript.builtins.Error.captureStackTrace': 'by Firebase and yup',
  navigation: 'by React',
  setImmediate: 'by React',
  'javascript.builtins.Symbol.dispose': 'signals of dnd-kit set it, and nothing asks for it',

  // Another thing of that name.
  '.createContext': 'React’s',
  '.dispose': 'as Symbol.dispose',
  '.fileName': 'of the file of a calendar',
  '.isError': 'yup’s',
  '.isValid': 'yup’s',
  '.toArray': 'React’s',
  '.use': 'React’s',
};

/** The same for rules and elements that scripts add, as in the stories. A run of one story does not tell what is out of use. */
export const harmlessFromScripts: Readonly<Record<string, string>> = {
  'css.at-rules.page': 'a receipt is printed with the margins that Safari suggests',
  'css.properties.-webkit-touch-callout': 'of iPhones alone: a long press of a grip opens no menu',
  'css.properties.cursor.grab': 'an iPhone has no cursor',
  'css.properties.field-sizing.content': '`RegistrationFields` sizes the field by a script',
  'css.properties.grid-template-rows.subgrid':
    'the lists of two plans side by side start at different heights',
  'css.properties.overflow-anchor.none': 'MUI’s; Safari does not anchor what it scrolls',
  'html.elements.video.playsinline': 'Firefox never opens a film in full screen by itself',
  'html.global_attributes.autocapitalize': 'for keyboards on a screen, which a Mac lacks',

  // Each engine has its own name for the parts of a slider, and a rule of its own here.
  'css.selectors.-moz-range-thumb': 'for Firefox',
  'css.selectors.-moz-range-track': 'for Firefox',
  'css.selectors.-webkit-slider-runnable-track': 'for Chrome and Safari',
  'css.selectors.-webkit-slider-thumb': 'for Chrome and Safari',
};
