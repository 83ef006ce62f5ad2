import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RUNTIME = /^rolldown-runtime-[\w-]+\.js$/;
const BOOT = /^boot-[\w-]+\.js$/;
const STATIC_IMPORT = /(?:^|[;}\n])import\s*(?:\{[^}]*\}\s*from\s*)?"\.\/([^"]+)"/g;
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

const pairs = (list: string): [string, string][] =>
  list.split(',').map((pair) => {
    const [from = '', to = from] = pair.trim().split(' as ');
    return [from, to];
  });

/**
 * The bundler always writes its few own helpers as a file of their own: one request more on every first load.
 * This moves them into the boot script, which every page has before anything else.
 */
export function mergeRuntime(out: string): void {
  const assets = join(out, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const runtime = scripts.find((name) => RUNTIME.test(name));
  const boot = scripts.find((name) => BOOT.test(name));
  if (runtime === undefined || boot === undefined) return;
  const code = readFileSync(join(assets, runtime), 'utf8');
  const exported = EXPORTS.exec(code);
  if (!exported) throw new Error('the runtime exports nothing');
  // Then the pages would ask for the runtime before boot, and for it under a name that is gone (BOOT in vite.config.ts).
  const needed = [...readFileSync(join(assets, boot), 'utf8').matchAll(STATIC_IMPORT)].map(([, file]) => file);
  const others = needed.filter((file) => file !== runtime);
  if (others.length > 0) throw new Error(`the boot script must stand alone, but needs ${others.join(', ')}`);
  const names = pairs(exported[1] ?? '');
  const fields = names.map(([from, to]) => `${to}:${from}`).join();
  const taken = names.map(([, to]) => `${to}:runtime_${to}`).join();
  const given = names.map(([, to]) => `runtime_${to}`).join();
  const helpers = `const{${taken}}=(()=>{${code.slice(0, exported.index)}return{${fields}}})();export{${given}};\n`;

  const asked = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${runtime}"`, 'g');
  for (const name of scripts) {
    if (name === runtime) continue;
    const file = join(assets, name);
    const text = readFileSync(file, 'utf8')
      .replace(asked, (_, list: string) => {
        const wanted = pairs(list).map(([from, to]) => `runtime_${from} as ${to}`);
        return `import{${wanted.join()}}from"./${boot}"`;
      })
      .replaceAll(runtime, boot);
    writeFileSync(file, name === boot ? helpers + text : text);
  }
  const manifest = join(out, '.vite', 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(runtime, boot));
  rmSync(join(assets, runtime));
}
