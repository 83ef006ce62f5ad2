import type { Plugin } from 'vite';

/** What `lucide-react` draws, without what we never ask of it; its own takes longer than the text beside the icon. */
const ICON = `import { createElement } from 'react';
export default function createLucideIcon({ name, node, aliases = [] }) {
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
  const own = ['', name, ...aliases].map((part) => part ? 'lucide-' + part : 'lucide').join(' ');
  return ({ className, ...rest }) => createElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
    stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
    className: className ? own + ' ' + className : own, ...rest }, drawn);
}`;

/**
 * Packages as far as we use them. Names for developer tools and unmarked calls would keep the router's forms, its
 * own links and their fetching ahead in every page.
 */
export function lightPackages(): Plugin {
  return {
    name: 'alcove-light-packages',
    apply: 'build',
    transform(code, id) {
      if (/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/.test(id)) return { code: ICON, map: null };
      if (!/node_modules\/react-router\//.test(id)) return null;
      const lighter = code
        .replace(/^\s*[\w.$]+\.displayName = .*;$/gm, '')
        .replace(/= (React(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: lighter, map: null };
    },
  };
}
