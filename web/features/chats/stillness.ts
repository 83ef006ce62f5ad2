/** True where the device or the profile asks for nothing to move. */
export function wantsStillness(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduced'
  );
}
