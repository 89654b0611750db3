import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
/** Knows from the build's list under which names the client's files stand: those a page will ask for come beside those it names itself. */
export class ModulePreloads {
    chunks;
    first;
    constructor(clientDir, page) {
        const list = path.join(clientDir, '.vite', 'manifest.json');
        this.chunks = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
        this.first = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? ''));
    }
    /** Paths of the scripts of these sources, and of all they import at once, beyond those that the page names itself. */
    of(sources) {
        const files = new Set();
        const seen = new Set();
        const follow = (name) => {
            const chunk = this.chunks[name];
            if (!chunk || seen.has(name))
                return;
            seen.add(name);
            files.add(chunk.file);
            chunk.imports?.forEach(follow);
        };
        sources.forEach(follow);
        return [...files].filter((file) => !this.first.has(file)).map((file) => `/${file}`);
    }
}
//# sourceMappingURL=module-preloads.js.map