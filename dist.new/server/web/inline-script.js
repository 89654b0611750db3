import { inlineHash } from '../transport/security-headers.js';
import { Html } from './html.js';
/** A script that stands in pages word for word, so that their policy can name it by its hash. */
export class InlineScript {
    element;
    hash;
    constructor(code) {
        this.element = new Html(`<script>${code}</script>`);
        this.hash = inlineHash(code);
    }
}
//# sourceMappingURL=inline-script.js.map