/**
 * Answers what `load` gave the first time, for as long as the process runs. A load that failed is forgotten: what
 * passes, as too many open files do, must not stay broken until a restart.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    if (!loaded) {
      const loading = load();
      loaded = loading;
      loading.catch(() => {
        if (loaded === loading) loaded = null;
      });
    }
    return loaded;
  };
}
