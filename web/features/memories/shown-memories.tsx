import { useMemories } from './memories.queries.ts';
import { MemoryItem } from './memory-item.tsx';

/** The memories a reply speaks of, each with its ways to change it. */
export function ShownMemories({ uid, ids }: { uid: string; ids: readonly string[] }) {
  const { data } = useMemories(uid);
  const shown = data?.memories.filter(({ id }) => ids.includes(id)) ?? [];
  if (shown.length === 0) return null;
  return (
    <ul className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-surface p-4 text-sm">
      {shown.map((memory) => (
        <li key={memory.id}>
          <MemoryItem uid={uid} memory={memory} place={ids.length === 1 ? 'chat' : 'profile'} />
        </li>
      ))}
    </ul>
  );
}
