/** One page over all pictures, state by state, to be looked at in a browser. */
export function contactSheet(names: string[], widths: string[], themes: string[]): string {
  const picture = (name: string, width: string, theme: string) => {
    const file = `${name}-${width}-${theme}.png`;
    return `<a href="${file}"><img src="${file}" alt="${name}, ${width}, ${theme}" loading="lazy"></a>`;
  };
  const rows = names.map((name) => {
    const pictures = widths.flatMap((width) => themes.map((theme) => picture(name, width, theme)));
    return `<section><h2>${name}</h2><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; background: #ddd; }
  div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; }
  img { height: 24rem; max-width: 40rem; object-fit: contain; object-position: top left; background: #fff; }
</style>
${rows.join('\n')}
`;
}
