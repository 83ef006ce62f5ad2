// Why is this hard? It runs inside the measured pages, before their own scripts, on
// Alcove's pages and on the floor's alike, and what it does is paid for by what it
// measures. So it keeps numbers in arrays, reads layout only while something is
// waited for, and never touches the page.
(() => {
  const probe = {
    longTasks: [],
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    /** When the text waited for was painted at the end of the talk. */
    shown: null,
    frames: [],
    growth: [],
    pressed: 0,
  };

  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => probe.longTasks.push([startTime, duration]));
  watch('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaint = startTime;
  });
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) probe.shift += value;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });

  const messages = document.getElementsByTagName('article');
  const standsAtEnd = (text) => {
    const last = messages[messages.length - 1];
    if (!last?.textContent.includes(text)) return false;
    const { top, bottom } = last.getBoundingClientRect();
    return bottom > top && bottom <= innerHeight;
  };

  /** Notes in `shown` when the last message holds the text, lies in sight and has been painted. */
  probe.waitFor = (text) => {
    probe.shown = null;
    const look = () => {
      if (!standsAtEnd(text)) requestAnimationFrame(look);
      else
        setTimeout(() => {
          probe.shown = performance.now();
        });
    };
    requestAnimationFrame(look);
  };

  /** From the next press on: `pressed`, then `shown` for the text. */
  probe.timePress = (text) => {
    addEventListener(
      'click',
      (event) => {
        probe.pressed = event.timeStamp;
        probe.waitFor(text);
      },
      { capture: true, once: true },
    );
  };

  let recording = 0;
  /** From now on keeps the time of every frame, and four times a second how long the talk's text is. */
  probe.recordFrames = () => {
    probe.frames = [];
    const log = () => document.querySelector('[role=log]')?.textContent.length ?? 0;
    probe.growth = [[performance.now(), log()]];
    if (recording) return;
    const frame = (time) => {
      probe.frames.push(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    recording = setInterval(() => probe.growth.push([performance.now(), log()]), 250);
  };

  globalThis.benchProbe = probe;
})();
