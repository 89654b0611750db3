import { inlineHash } from '../transport/security-headers.js';
import { Html } from './html.js';

/** A constant inline script, so that the policy can allow it by its hash. */
export class InlineScript {
  readonly element: Html;
  readonly hash: string;

  constructor(code: string) {
    this.element = new Html(`<script>${code}</script>`);
    this.hash = inlineHash(code);
  }
}
