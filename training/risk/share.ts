/** `3/59 = 5.1 % [1.7, 13.9]`: hits of n with Wilson's interval at 95 %. */
export function share(hits: number, n: number): string {
  if (n === 0) return 'none';
  const z = 1.96;
  const p = hits / n;
  const centre = p + (z * z) / (2 * n);
  const half = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const bound = (value: number): string => Math.max(0, (100 * value) / (1 + (z * z) / n)).toFixed(1);
  return `${hits}/${n} = ${(100 * p).toFixed(1)} % [${bound(centre - half)}, ${bound(centre + half)}]`;
}
