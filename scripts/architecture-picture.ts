// Writes the diagram of the import rules into docs/architecture.md: npx tsx scripts/architecture-picture.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { withPicture } from '../tests/architecture/picture.js';

const document = new URL('../docs/architecture.md', import.meta.url);
writeFileSync(document, withPicture(readFileSync(document, 'utf8')));
