const GAP = 6;

/** Puts a fixed element under another one, above it where there is no room, and inside the window. */
export function placeBeside(floating: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const toRight = (align === 'start') === (getComputedStyle(anchor).direction === 'ltr');
  const left = toRight ? at.left : at.right - width;
  const below = at.bottom + GAP;
  const top = below + height > window.innerHeight ? at.top - GAP - height : below;
  floating.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
  floating.style.top = `${Math.max(GAP, top)}px`;
}
