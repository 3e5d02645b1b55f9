/*
 * Replaces https://apis.google.com/js/api.js, which no test machine can reach: the part of gapi.iframes that Firebase's
 * pop-up sign-in and the Auth emulator's helper frame use, over postMessage. A route of the test browser serves it to both
 * windows, or it runs before their own scripts; it never ships.
 */
(() => {
  const reply = 'gapi-stand-in-reply';
  const call = 'gapi-stand-in-call';

  function channelTo(targetOf) {
    const handlers = new Map();
    const early = [];
    const waiting = new Map();
    let lastId = 0;

    async function answer({ id, event, body }) {
      const result = await handlers.get(event)(body);
      targetOf().postMessage({ kind: reply, id, result }, '*');
    }

    window.addEventListener('message', ({ source, data }) => {
      if (source !== targetOf() || typeof data !== 'object' || data === null) return;
      if (data.kind === reply) {
        try {
          waiting.get(data.id)?.([data.result]);
        } catch {
          // Firebase fails with `auth/internal-error` after every response about storage, even one it accepted.
        }
        waiting.delete(data.id);
      }
      if (data.kind === call) {
        // A message may arrive before its handler is registered; it is queued.
        if (handlers.has(data.event)) void answer(data);
        else early.push(data);
      }
    });

    return {
      register(event, handler) {
        handlers.set(event, handler);
        for (const message of early.splice(0)) {
          if (message.event === event) void answer(message);
          else early.push(message);
        }
      },
      send(event, body, onReplies) {
        lastId += 1;
        if (onReplies) waiting.set(lastId, onReplies);
        targetOf().postMessage({ kind: call, id: lastId, event, body }, '*');
      },
    };
  }

  function open({ where, url, attributes }, onOpen) {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes?.style);
    frame.src = url;
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
    });
    where.append(frame);
    return onOpen({
      ...channelTo(() => frame.contentWindow),
      restyle: async () => {},
      ping: () => loaded,
    });
  }

  const context = { open, getParentIframe: () => channelTo(() => window.parent) };
  window.gapi = {
    load: (_features, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: class {},
      getContext: () => context,
    },
  };

  const { src } = document.currentScript ?? {};
  if (src) {
    const onload = new URL(src).searchParams.get('onload');
    window[onload ?? 'gapi_onload']?.();
  } else {
    // When run before the page's own scripts, it is ready before any of them needs it.
    Object.defineProperty(window, 'gapi_onload', {
      set(loaded) {
        queueMicrotask(loaded);
      },
    });
  }
})();
