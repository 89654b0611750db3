import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { clientFiles } from '../transport/client-files.js';
import { ModulePreloads } from './module-preloads.js';
import { PageRenderer } from './page-renderer.js';
/** The built client in `folder`; its program for the server stands beside it. */
export function builtClient(folder, log) {
    const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
    const program = path.join(folder, '..', 'ssr');
    const renderer = new PageRenderer(path.join(program, 'render-worker.js'), log);
    const preloads = new ModulePreloads(folder, page);
    const pages = path.join(program, 'pages.js');
    const documents = path.join(folder, '..', 'trusted-documents.json');
    let loaded;
    return {
        template: () => Promise.resolve(page),
        pages: () => (loaded ??= import(pathToFileURL(pages).href)),
        render: (request, locale) => renderer.render(request, locale),
        scriptsOf: (sources) => preloads.of(sources),
        files: clientFiles(folder),
        ...(existsSync(documents) ? { trustedDocuments: readDocuments(documents) } : {}),
        warmUp: () => renderer.warmUp(),
        stop: () => renderer.stop(),
    };
}
const readDocuments = (file) => new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
/** Whether there is a built client in `folder`. */
export const isBuilt = (folder) => existsSync(path.join(folder, 'index.html'));
//# sourceMappingURL=web-client.js.map