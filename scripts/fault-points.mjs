// Removes the fault points of the tests from the built server, both calls and module.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { filesBelow } from './lib.mjs';

const CALL = /^[ \t]*faultPoint\([^;\n]*\);[ \t]*$/gm;
const IMPORT = /^import \{ faultPoint \} from '[^']*fault-points\.js';[ \t]*$/gm;

/**
 * The source without fault points; line numbers are kept for the source maps.
 * @param {string} text
 */
export function withoutFaultPoints(text) {
  return text.replace(CALL, '').replace(IMPORT, '');
}

/** @param {string} folder of the built server */
export function removeFaultPoints(folder) {
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(file, 'utf8');
    const without = withoutFaultPoints(text);
    if (without !== text) writeFileSync(file, without);
  }
  for (const end of ['js', 'js.map', 'd.ts']) {
    const file = `${folder}/core/fault-points.${end}`;
    if (existsSync(file)) rmSync(file);
  }
}
