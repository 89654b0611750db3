import DataLoader from 'dataloader';

/** DataLoaders of one request, created on first use and discarded with the request. */
export class LoaderCache {
  private readonly loaders = new Map<string, unknown>();

  /** The loader of this name; `batch` must return results in the order of its keys. */
  get<K, V>(name: string, batch: (keys: readonly K[]) => Promise<ArrayLike<V | Error>>): DataLoader<K, V> {
    let loader = this.loaders.get(name) as DataLoader<K, V> | undefined;
    if (!loader) {
      loader = new DataLoader<K, V>(batch, { maxBatchSize: 500 });
      this.loaders.set(name, loader);
    }
    return loader;
  }

  /** Clears all loaders, so that reads after a change return the current rows. */
  reset(): void {
    this.loaders.clear();
  }
}
