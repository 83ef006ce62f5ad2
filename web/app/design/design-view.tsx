import { ChatParts } from './chat-parts.tsx';
import { ControlParts } from './control-parts.tsx';
import { TokenParts } from './token-parts.tsx';

// Development only (web/app/routes.tsx): what stands here is for whoever builds Alcove, so its words are in no
// catalogue and nothing of it is in the built pages.

const THEMES = [
  ['Daylight', '[color-scheme:light]'],
  ['Lamplight', '[color-scheme:dark]'],
] as const;

/** Every token, type step, component and state, in both themes side by side. */
export function DesignView() {
  return (
    <div className="px-4 pb-20">
      <h1 className="py-8 text-3xl">Design</h1>
      <div className="grid gap-6 @5xl/page:grid-cols-2">
        {THEMES.map(([name, scheme]) => (
          <div
            key={name}
            className={`@container flex min-w-0 flex-col gap-12 rounded-card border border-line bg-paper p-6 text-ink ${scheme}`}
          >
            <h2 className="text-2xl">{name}</h2>
            <TokenParts />
            <ControlParts name={name} />
            <ChatParts />
          </div>
        ))}
      </div>
    </div>
  );
}
