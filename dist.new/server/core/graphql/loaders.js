import DataLoader from 'dataloader';
/** DataLoaders of one request, made on first use and thrown away with the request. */
export class LoaderCache {
    loaders = new Map();
    /** The loader of this name; `batch` must answer in the order of its keys. */
    get(name, batch) {
        let loader = this.loaders.get(name);
        if (!loader) {
            loader = new DataLoader(batch, { maxBatchSize: 500 });
            this.loaders.set(name, loader);
        }
        return loader;
    }
    /** Clears all loaders: what is read after a change are the current rows. */
    reset() {
        this.loaders.clear();
    }
}
//# sourceMappingURL=loaders.js.map